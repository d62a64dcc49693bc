export interface Requirement {
  readonly number: string
  readonly state: string
  readonly file: string
  readonly line: number
}

const ROW = /^\| ([A-Z]{2,}-\d+) \|/

/** The requirements of a document: the rows of its tables that begin with a number. State and tests are the last two columns. */
export function readRequirements(file: string, text: string): readonly Requirement[] {
  return text.split('\n').flatMap((row, index) => {
    const number = ROW.exec(row)?.[1]
    return number === undefined ? [] : [{ number, state: cells(row).at(-2) ?? '', file, line: index + 1 }]
  })
}

/** The document with the last column of each requirement filled in. */
export function withTests(text: string, testsOf: (number: string) => string): string {
  return text
    .split('\n')
    .map((row) => {
      const number = ROW.exec(row)?.[1]
      return number === undefined ? row : `| ${[...cells(row).slice(0, -1), testsOf(number)].join(' | ')} |`
    })
    .join('\n')
}

/** The rows of a document that are not as `withTests` makes them, one line each. */
export function staleRows(file: string, text: string, current: string): readonly string[] {
  const rows = current.split('\n')
  return text
    .split('\n')
    .flatMap((row, index) =>
      row === rows[index] ? [] : [`${file}:${index + 1} does not list the tests that name it: \`npm run codegen\` does`],
    )
}

/** A `|` within a cell is written `\|`. */
const cells = (row: string): readonly string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
