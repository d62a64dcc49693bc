import type { Language, Namespace } from './messages.types.ts'

const english = async (): Promise<Language> => (await import('./en/en.ts')).en

/** The languages the shop speaks. Each is a folder; a page fetches from that of its store view alone. */
const LANGUAGES: ReadonlyMap<string, () => Promise<Language>> = new Map([['en', english]])

/** 'de' of 'de-AT' */
const codeOf = (tag: string): string => tag.toLowerCase().split('-', 1).join()

/**
 * What the shop says in the language of a store view; in English when it does not speak that.
 * @param tag BCP 47 tag: 'en-GB'
 */
export const loadLanguage = (tag: string): Promise<Language> => (LANGUAGES.get(codeOf(tag)) ?? english)()

/** Sources of the messages, for a page to fetch them with its first files. */
export function messageSources(tag: string, namespaces: readonly Namespace[]): string[] {
  const folder = LANGUAGES.has(codeOf(tag)) ? codeOf(tag) : 'en'
  return [folder, ...namespaces].map((name) => `web/messages/${folder}/${name}.ts`)
}
