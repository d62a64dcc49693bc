import { numbersIn } from './numbers.ts'

export interface CitingTest {
  readonly file: string
  readonly line: number
  readonly numbers: readonly string[]
  /** Titles from the outermost `describe` down. */
  readonly title: string
}

const CITATION = /^\s*\/\/ ((?:[A-Z]{2,}-\d+(?:, | to )?)+)$/
/** A helper that describes the same tests twice, such as `describeOnServers`, is named like `describe`. */
const TEST = /^(\s*)(?:describe\w*|it|test)\b[.\w]*[(<]/
const TABLE = /^\s*(?:describe|it|test)(?:\.\w+)*\.each\b/
const BLOCK = /=> \{$/
const DESCRIBE = /^(\s*)(?:test\.)?describe\w*\b/
const FIRST_TEXT = /^\s*[\w.]+\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/
const TEXT_AFTER_TABLE = /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/

/** The tests of a file that cite requirements: a comment that consists of numbers, above `describe`, `it` or `test`, or in its table. */
export function citingTests(file: string, text: string): readonly CitingTest[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const numbers = numbersIn(CITATION.exec(line)?.[1] ?? '')
    if (numbers.length === 0) return []
    const at = tableAround(lines, index) ?? lines.findIndex((later, place) => place > index && TEST.test(later))
    return at < 0
      ? []
      : [{ file, line: index + 1, numbers, title: [...enclosingTitles(lines, at), titleAt(lines, at)].join(' › ') }]
  })
}

/** The test whose table a line is in; null outside of tables. */
function tableAround(lines: readonly string[], index: number): number | null {
  let depth = indentation(lines[index])
  for (let at = index - 1; at >= 0 && depth > 0; at--) {
    const line = lines[at] ?? ''
    if (line.trim() === '' || indentation(line) >= depth) continue
    if (TABLE.test(line)) return at
    if (BLOCK.test(line)) return null
    depth = indentation(line)
  }
  return null
}

/** Titles of the enclosing `describe`s, found by indentation. */
function enclosingTitles(lines: readonly string[], at: number): readonly string[] {
  const titles: string[] = []
  let depth = indentation(lines[at])
  for (let index = at - 1; index >= 0 && depth > 0; index--) {
    const line = lines[index] ?? ''
    if (!DESCRIBE.test(line) || /describe\.configure/.test(line) || indentation(line) >= depth) continue
    titles.unshift(titleAt(lines, index))
    depth = indentation(line)
  }
  return titles
}

function titleAt(lines: readonly string[], at: number): string {
  const text = lines.slice(at).join('\n')
  const isTable = /^\s*[\w.]*\.each\b/.test(text)
  const [, , title] = (isTable ? TEXT_AFTER_TABLE : FIRST_TEXT).exec(text) ?? []
  return (title ?? lines[at]?.trim() ?? '').replace(/\\(['"`])/g, '$1')
}

const indentation = (line = ''): number => line.length - line.trimStart().length
