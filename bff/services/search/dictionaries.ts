import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { DictionaryEntries } from '../../domain/search/understanding/dictionary/dictionary.ts'

const phrase = z.coerce.string().trim().min(1).max(60)
const phrases = z.array(phrase)

const Entries = z.strictObject({
  same: z.array(phrases.min(2)).default([]),
  means: z.record(phrase, phrases.min(1)).default({}),
  ignored: phrases.default([]),
  optional: phrases.default([]),
})

/** The search dictionary of each language: 'en', 'de'. */
export type SearchDictionaries = ReadonlyMap<string, DictionaryEntries>

/**
 * The dictionaries of a folder, `{language}.yaml` each; a language without one has none.
 * @throws DictionaryError for a folder that is not there and for a file that says something else than a dictionary
 */
export function readDictionaries(directory: string): SearchDictionaries {
  if (!existsSync(directory)) throw new DictionaryError(directory, 'there is no such folder')
  const files = readdirSync(directory).filter((name) => /^[a-z]{2}\.yaml$/.test(name))
  return new Map(files.map((name) => [name.slice(0, 2), readDictionary(join(directory, name))]))
}

function readDictionary(path: string): DictionaryEntries {
  const content = parsed(path)
  const read = Entries.safeParse(content ?? {})
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new DictionaryError(path, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

function parsed(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new DictionaryError(path, error instanceof Error ? error.message : String(error))
  }
}

/** SEARCH_DICTIONARY_DIR does not hold what it has to. */
export class DictionaryError extends Error {
  constructor(path: string, why: string) {
    super(`SEARCH_DICTIONARY_DIR: ${path}: ${why}`)
    this.name = 'DictionaryError'
  }
}
