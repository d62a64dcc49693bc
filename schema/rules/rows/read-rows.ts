export interface Rows {
  /** The rows that are not empty. They may differ in length. */
  readonly rows: readonly (readonly string[])[]
  /** Whether the text has more rows. */
  readonly isCut: boolean
}

/** Longer texts are cut. */
const MOST_CHARACTERS = 1_000_000
/** A quotation mark that is not closed within this many characters is an inch sign. */
const MOST_QUOTED = 2000
const MOST_CELLS = 50

/**
 * Reads rows of cells from pasted or dropped text: spreadsheet cells, CSV of any country, lines of text. Cells are separated by tabs,
 * else by semicolons, bars or commas, the first of them that occurs. Quoted cells may contain anything. Control characters, invisible
 * characters and lone surrogates are removed, whitespace is collapsed, formulas that protect a number (`="007"`) become that number,
 * and other formulas are text.
 * @param most the maximum number of rows
 */
export function readRows(text: string, most: number): Rows {
  const { start, isWhole } = readableStart(text)
  const clean = cleanCell(start)
  const delimiter = findDelimiter(clean)
  const rows: string[][] = []
  let at = 0
  while (at < clean.length) {
    const { cells, end } = rowAt(clean, at, delimiter)
    at = end + 1
    if (cells.every((cell) => cell === '')) continue
    if (rows.length === most) return { rows, isCut: true }
    rows.push(cells)
  }
  return { rows, isCut: !isWhole }
}

/** The part of a text that is read, up to the end of a line. */
function readableStart(text: string): { readonly start: string; readonly isWhole: boolean } {
  if (text.length <= MOST_CHARACTERS) return { start: text, isWhole: true }
  const start = text.slice(0, MOST_CHARACTERS)
  return { start: start.slice(0, Math.max(start.lastIndexOf('\n'), start.lastIndexOf('\r'), 0)), isWhole: false }
}

const cleanCell = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[^\P{C}\t\n]|\ufffd/gu, '')

function findDelimiter(text: string): string {
  const unquoted = text.slice(0, 20_000).replace(/"[^"]*"/g, '')
  return ['\t', ';', '|'].find((delimiter) => unquoted.includes(delimiter)) ?? ','
}

/** The row that begins at a position; `end` is where its line ends. */
function rowAt(text: string, start: number, delimiter: string): { readonly cells: string[]; readonly end: number } {
  const cells: string[] = []
  for (let at = start; ; ) {
    const { cell, end } = quotedAt(text, at, delimiter) ?? plainAt(text, at, delimiter)
    if (cells.length < MOST_CELLS) cells.push(cell)
    if (text[end] !== delimiter) return { cells, end }
    at = end + 1
  }
}

/** The quoted cell at a position; null if it is not quoted. */
function quotedAt(text: string, start: number, delimiter: string): { readonly cell: string; readonly end: number } | null {
  const open = afterBlanks(text, start)
  if (text[open] !== '"') return null
  let close = text.indexOf('"', open + 1)
  while (close !== -1 && text[close + 1] === '"' && close - open < MOST_QUOTED) close = text.indexOf('"', close + 2)
  if (close === -1 || close - open > MOST_QUOTED) return null
  const end = afterBlanks(text, close + 1)
  if (end < text.length && text[end] !== delimiter && text[end] !== '\n') return null
  return { cell: tidy(text.slice(open + 1, close).replaceAll('""', '"')), end }
}

function plainAt(text: string, start: number, delimiter: string): { readonly cell: string; readonly end: number } {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1
  return { cell: tidy(text.slice(start, end)), end }
}

function afterBlanks(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at += 1
  return at
}

/** Collapses whitespace and removes the protection of numbers that are texts. */
function tidy(cell: string): string {
  const text = cell.replace(/\s+/g, ' ').trim()
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text.replace(/^'(?=.)/, '')
}
