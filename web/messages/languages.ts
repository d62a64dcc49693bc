import { LANGUAGES } from './generated/languages.ts'
import type { Language, Namespace } from './messages.types.ts'

const ENGLISH = 'en'

/** Loaders of the languages by code. A page fetches only the language of its store view. */
const languages: ReadonlyMap<string, () => Promise<Language>> = new Map(Object.entries(LANGUAGES))

/** ISO 639 codes of the languages. */
export const LANGUAGE_CODES: readonly string[] = [...languages.keys()]

/** 'de' for 'de-AT'; 'en' if the shop does not have the language. @param tag BCP 47 tag */
const spokenCode = (tag: string): string => {
  const code = tag.toLowerCase().split('-', 1).join()
  return languages.has(code) ? code : ENGLISH
}

/** The BCP 47 tag of a store view's texts: English if the shop does not have the language. @param tag BCP 47 tag: 'fr-FR' */
export const spokenLanguage = (tag: string): string => (tag.toLowerCase().startsWith(spokenCode(tag)) ? tag : 'en-GB')

/**
 * The texts in the language of a store view; in English if the shop does not have that language.
 * @param tag BCP 47 tag: 'en-GB'
 */
export const loadLanguage = (tag: string): Promise<Language> =>
  spokenCode(tag) === ENGLISH ? english() : loadOrEnglish(() => load(spokenCode(tag)))

/** Source files of the messages, so that a page can fetch them with its first files. */
export const messageSources = (tag: string, namespaces: readonly Namespace[]): string[] =>
  ['index', ...namespaces].map((name) => `web/messages/generated/${spokenCode(tag)}/${name}.ts`)

const english = () => load(ENGLISH)

async function load(code: string): Promise<Language> {
  const language = languages.get(code)
  if (!language) throw new Error(`No texts of language ${code}`)
  return await language()
}

/**
 * Loads a language. Texts that cannot be fetched are English, and the first failure is logged.
 * @throws if the English texts cannot be fetched either
 * @source ERROR-7
 */
export async function loadOrEnglish(load: () => Promise<Language>): Promise<Language> {
  let isNoted = false
  const note = (error: unknown) => {
    if (!isNoted) console.warn('Texts could not be fetched; using English', error)
    isNoted = true
    return english()
  }
  const language = await load().catch(note)
  const names = Object.keys(language) as Namespace[]
  const texts = names.map((name) => [name, () => language[name]().catch(async (error) => (await note(error))[name]())])
  return Object.fromEntries(texts)
}
