import { LANGUAGES } from './generated/languages.ts'
import type { Language, Namespace } from './messages.types.ts'

const ENGLISH = 'en'

/** A page fetches the language of its store view only. */
const languages: ReadonlyMap<string, () => Promise<Language>> = new Map(Object.entries(LANGUAGES))

/** ISO 639 codes of the languages. */
export const LANGUAGE_CODES: readonly string[] = [...languages.keys()]

/** 'de' of 'de-AT'; English if the shop does not have the language. @param tag BCP 47 tag */
const spokenCode = (tag: string): string => {
  const code = tag.toLowerCase().split('-', 1).join()
  return languages.has(code) ? code : ENGLISH
}

/** The language that texts have in a store view of this language. @param tag BCP 47 tag: 'en-GB' */
export const spokenLanguage = (tag: string): string => (tag.toLowerCase().startsWith(spokenCode(tag)) ? tag : 'en-GB')

/**
 * The texts in the language of a store view; in English if the shop does not have that language.
 * @param tag BCP 47 tag: 'en-GB'
 */
export const loadLanguage = (tag: string): Promise<Language> =>
  spokenCode(tag) === ENGLISH ? english() : loadOrEnglish(() => load(spokenCode(tag)))

/** Sources of the messages, for a page to fetch them with its first files. */
export const messageSources = (tag: string, namespaces: readonly Namespace[]): string[] =>
  ['index', ...namespaces].map((name) => `web/messages/generated/${spokenCode(tag)}/${name}.ts`)

const english = () => load(ENGLISH)

async function load(code: string): Promise<Language> {
  const language = languages.get(code)
  if (!language) throw new Error(`There are no texts of the language '${code}'`)
  return await language()
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
