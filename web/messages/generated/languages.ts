// Written by `npm run codegen` from schema/messages/*.json.
/** The languages of the shop by their ISO 639 code. A page fetches that of its store view only. */
export const LANGUAGES = {
  en: async () => (await import('./en/index.ts')).language,
  de: async () => (await import('./de/index.ts')).language,
  it: async () => (await import('./it/index.ts')).language,
}
