import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { StringDecoder } from 'node:string_decoder'

/** The text of one exported document with its location. */
export interface ExportedText {
  /** Relative to the export folder, with slashes. */
  readonly file: string
  readonly line: number
  readonly text: string
}

const LINES = ['.jsonl', '.ndjson']
const TYPES = [...LINES, '.json']
const CHUNK = 1024 * 1024

/**
 * Reads every document of an export folder and its subfolders: JSON lines in `.jsonl` and `.ndjson`;
 * lines, an array or concatenated documents in `.json`.
 */
export function* readExport(directory: string): Iterable<ExportedText> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    TYPES.includes(extname(file).toLowerCase()),
  )
  for (const file of files.sort()) {
    const path = join(directory, file)
    const parts = isInLines(path) ? readLines(path) : topLevelValues(readFileSync(path, 'utf8'))
    for (const { line, text } of parts) yield { file: file.split(sep).join('/'), line, text }
  }
}

/** True if each line is a document: by file extension, or if the first line is one. */
function isInLines(path: string): boolean {
  if (LINES.includes(extname(path).toLowerCase())) return true
  for (const { text } of readLines(path)) return text.startsWith('{') && isJson(text)
  return true
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Returns the non-blank lines of a file of any size. */
function* readLines(path: string): Iterable<{ line: number; text: string }> {
  const file = openSync(path, 'r')
  try {
    const decoder = new StringDecoder('utf8')
    const chunk = Buffer.alloc(CHUNK)
    let [rest, line] = ['', 0]
    for (;;) {
      const length = readSync(file, chunk)
      const lines = (rest + (length > 0 ? decoder.write(chunk.subarray(0, length)) : decoder.end())).split('\n')
      rest = length > 0 ? (lines.pop() ?? '') : ''
      for (const text of lines) {
        line++
        if (text.trim()) yield { line, text: text.trim() }
      }
      if (length === 0) return
    }
  } finally {
    closeSync(file)
  }
}

/**
 * Splits a JSON array or concatenated values into texts with their first line.
 * Splits at brackets only and does not validate, so that one bad item does not affect others.
 */
function* topLevelValues(json: string): Iterable<{ line: number; text: string }> {
  const outer = json.trimStart().startsWith('[') ? 1 : 0
  let [depth, line, start, startLine] = [0, 1, -1, 1]
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '\n') line++
    else if (sign === '"') at = endOfText(json, at)
    else if (sign === '{' || sign === '[') {
      if (depth === outer) [start, startLine] = [at, line]
      depth++
    } else if (sign === '}' || sign === ']') {
      depth--
      if (depth === outer && start >= 0) {
        yield { line: startLine, text: json.slice(start, at + 1) }
        start = -1
      }
    }
  }
  if (depth > 0) yield { line: start >= 0 ? startLine : line, text: json.slice(start >= 0 ? start : json.length) }
}

/** Returns the index of the closing quotation mark. */
function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at
  }
  return json.length
}
