import type { Language, Namespace } from './messages.types.ts'

const english = async (): Promise<Language> => (await import('./en/en.ts')).en
const german = async (): Promise<Language> => (await import('./de/de.ts')).de
const italian = async (): Promise<Language> => (await import('./it/it.ts')).it

/** The languages the shop speaks. Each is a folder; a page fetches from that of its store view alone. */
const LANGUAGES: ReadonlyMap<string, () => Promise<Language>> = new Map([
  ['en', english],
  ['de', () => loadOrEnglish(german)],
  ['it', () => loadOrEnglish(italian)],
])

/** ISO 639 codes of the languages. */
export const LANGUAGE_CODES: readonly string[] = [...LANGUAGES.keys()]

/** 'de' of 'de-AT' */
const languageCode = (tag: string): string => tag.toLowerCase().split('-', 1).join()

/**
 * What the shop says in the language of a store view; in English when it does not speak that.
 * @param tag BCP 47 tag: 'en-GB'
 */
export const loadLanguage = (tag: string): Promise<Language> => (LANGUAGES.get(languageCode(tag)) ?? english)()

/** Sources of the messages, for a page to fetch them with its first files. */
export function messageSources(tag: string, namespaces: readonly Namespace[]): string[] {
  const folder = LANGUAGES.has(languageCode(tag)) ? languageCode(tag) : 'en'
  return [folder, ...namespaces].map((name) => `web/messages/${folder}/${name}.ts`)
}

/**
 * A language, and English in the place of what of it cannot be fetched; that is logged once.
 * @throws when the English texts cannot be fetched either
 * @source ERROR-7
 */
export async function loadOrEnglish(load: () => Promise<Language>): Promise<Language> {
  let isNoted = false
  const note = (error: unknown) => {
    if (!isNoted) console.warn('Texts that cannot be fetched are English', error)
    isNoted = true
    return english()
  }
  const language = await load().catch(note)
  const names = Object.keys(language) as Namespace[]
  const texts = names.map((name) => [name, () => language[name]().catch(async (error) => (await note(error))[name]())])
  return Object.fromEntries(texts)
}
