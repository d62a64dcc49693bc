import { messages as english } from './generated/en.ts'
import { LANGUAGES, type ServerMessages } from './generated/languages.ts'

const missing = new Set<string>()

/**
 * The server texts of a language; English if it is not supported, which is reported once per language.
 * @param tag BCP 47 tag: 'de-AT'
 * @source ERROR-7
 */
export function serverMessages(tag: string, note: (language: string) => void): ServerMessages {
  const language = tag.toLowerCase().split('-', 1).join()
  const messages = LANGUAGES.get(language)
  if (messages) return messages
  if (!missing.has(language)) {
    missing.add(language)
    note(language)
  }
  return english
}
