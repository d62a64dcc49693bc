import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, readContentFile } from '../../config/content-file.ts'
import { type SiteLink, siteLink } from '../../config/shop.ts'
import type { RoomWords } from '../../domain/search/room-words.ts'
import type { DictionaryEntries } from '../../domain/search/understanding/dictionary/dictionary.ts'

const phrase = z.coerce.string().trim().min(1).max(60)
const phrases = z.array(phrase)

const Entries = z.strictObject({
  same: z.array(phrases.min(2)).default([]),
  means: z.record(phrase, phrases.min(1)).default({}),
  instead: z.record(phrase, phrases.min(1)).default({}),
  ignored: phrases.default([]),
  optional: phrases.default([]),
  notSold: phrases.default([]),
  amounts: phrases.default([]),
  questions: phrases.default([]),
  pages: z
    .array(
      z.strictObject({
        link: siteLink,
        words: phrases.min(1),
        takesRoom: z.boolean().default(false),
        takesArea: z.boolean().default(false),
        sizedWords: phrases.default([]),
      }),
    )
    .default([]),
  rooms: z.strictObject({ doors: phrases.default([]), numbers: phrases.default([]) }).prefault({}),
})

interface SuggestedPage {
  readonly link: SiteLink
  readonly words: readonly string[]
  /** Whether the size and the doors of a room become parameters of its URL. They do not count as words of its phrases. */
  readonly takesRoom: boolean
  /** Whether an area becomes two sides in its URL. Only with `takesRoom`. */
  readonly takesArea: boolean
  /** Phrases that find it only together with the size of a room. */
  readonly sizedWords: readonly string[]
}

export interface SearchDictionaryFile extends DictionaryEntries {
  /** Pages for questions that no product answers, with the phrases that find them. */
  readonly pages: readonly SuggestedPage[]
  /** Words that begin a question. A page can answer a question even if most of its words are about something else. */
  readonly questions: readonly string[]
  readonly rooms: RoomWords
}

/** The search dictionary of each language, keyed by language: 'en', 'de'. */
export type SearchDictionaries = ReadonlyMap<string, SearchDictionaryFile>

/**
 * Reads the dictionaries of a folder, one `{language}.yaml` per language. A language without a file has no dictionary, and neither has a
 * missing folder.
 * @throws ContentError if a file is not a valid dictionary
 */
export function readDictionaries(directory: string): SearchDictionaries {
  if (!existsSync(directory)) return new Map()
  const files = readdirSync(directory).filter((name) => /^[a-z]{2}\.yaml$/.test(name))
  return new Map(files.map((name) => [name.slice(0, 2), readDictionary(join(directory, name))]))
}

function readDictionary(path: string): SearchDictionaryFile {
  const { value, issues } = readContentFile(path, Entries)
  if (value === null) throw new ContentError(issues)
  return value
}
