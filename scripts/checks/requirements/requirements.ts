export interface Requirement {
  readonly number: string
  /** The cells between number and state. A limit has two: its name and its value. */
  readonly sentence: string
  readonly state: string
  readonly file: string
  readonly line: number
}

const ROW = /^\| ([A-Z]{2,}-\d+) \|/

/** The requirements of a document: the rows of its tables that begin with a number. The state is the last column. */
export function readRequirements(file: string, text: string): readonly Requirement[] {
  return text.split('\n').flatMap((row, index) => {
    if (!ROW.test(row)) return []
    const [number = '', ...rest] = readCells(row)
    return [{ number, sentence: rest.slice(0, -1).join(': '), state: rest.at(-1) ?? '', file, line: index + 1 }]
  })
}

/** A `|` within a cell is written `\|`. */
const readCells = (row: string): readonly string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
