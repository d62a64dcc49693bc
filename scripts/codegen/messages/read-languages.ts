import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { findFiles } from '../../system/find-files.ts'
import { findFaults } from './check-texts.ts'
import { messageModules } from './message-modules.ts'
import { parseTexts, type TextProblem, type Texts } from './message-tree.ts'

/** One file per language, named by its ISO 639 code. */
const FILES = 'schema/messages/*.json'
const ENGLISH = 'en'

/** The languages' own texts by their ISO 639 codes, the English ones, and the problems of all. */
type Languages = ReturnType<typeof compareLanguages>

/** Reads and compares the files of all languages. @throws SyntaxError for a file that is not JSON */
export function readLanguages(): Languages {
  const files = findFiles(FILES).map((path) => ({
    language: basename(path, '.json'),
    json: parseFile(path, readFileSync(path, 'utf8')),
  }))
  // English first, as in lists of languages.
  return compareLanguages(files.toSorted((one, other) => Number(other.language === ENGLISH) - Number(one.language === ENGLISH)))
}

/** @param files the content of each language's file, decoded */
export function compareLanguages(files: readonly { readonly language: string; readonly json: unknown }[]) {
  /** Texts that cannot be shown. */
  const faults: TextProblem[] = []
  const texts = new Map(
    files.map(({ language, json }) => {
      if (!/^[a-z]{2,3}$/.test(language)) faults.push({ language, key: '', problem: 'is not an ISO 639 code, such as fr' })
      return [language, parseTexts(json, (key, problem) => faults.push({ language, key, problem }))]
    }),
  )
  const english: Texts = texts.get(ENGLISH) ?? new Map()
  /** English texts that a language lacks. The shop shows them in English. */
  const missing: TextProblem[] = []
  /** Texts whose key no English text has. They are shown nowhere. */
  const unknown: TextProblem[] = []
  for (const [language, own] of texts) {
    for (const [key, problem] of findFaults(own, english, language)) faults.push({ language, key, problem })
    for (const key of own.keys()) if (!english.has(key)) unknown.push({ language, key, problem: 'has no English text' })
    for (const key of english.keys()) if (!own.has(key)) missing.push({ language, key, problem: 'is missing' })
  }
  return { texts, english, faults, unknown, missing }
}

/** The generated modules of all languages, by path. Texts that a language lacks are English. */
export function languageModules({ texts, english }: Languages): Readonly<Record<string, string>> {
  return messageModules(
    [...texts].map(([language, own]) => ({ language, texts: own })),
    english,
  )
}

/** 'schema/messages/de.json: cart.title is missing' */
export const problemLine = ({ language, key, problem }: TextProblem): string =>
  `schema/messages/${language}.json: ${key} ${problem}`

/**
 * The content of a file of messages. YAML, which contains JSON, names more lines and finds keys that are there twice.
 * @throws SyntaxError with the path and the line
 */
export function parseFile(path: string, text: string): unknown {
  const lines = new LineCounter()
  const [found] = parseDocument(text, { schema: 'json', lineCounter: lines, prettyErrors: false }).errors
  if (found) throw new SyntaxError(`${path}:${lines.linePos(found.pos[0]).line} ${found.message}`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SyntaxError(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}
