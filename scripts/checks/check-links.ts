/**
 * Checks that every relative link of a document leads to a file or a folder of the repository. Decisions are numbered without gaps, and
 * each has a heading with its number, a date and the paragraphs Context, Decision and Consequences.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { reportProblems } from './report-problems.ts'

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g
const DATE = /^\d{4}-\d{2}-\d{2}(?:, extended \d{4}-\d{2}-\d{2})?$/
const PARAGRAPHS = ['Context', 'Decision', 'Consequences']

const documents = globSync('**/*.md', { exclude: (path) => /node_modules|dist|test-results/.test(path) })
const dead = documents.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(LINK)]
        .map(([, target]) => decodeURIComponent(target ?? ''))
        .filter((target) => !existsSync(join(dirname(file), target)))
        .map((target) => `${file}:${index + 1} there is no ${target}`),
    ),
)
const malformed = globSync('docs/decisions/*.md')
  .sort()
  .flatMap((file, index) =>
    decisionProblems(readFileSync(file, 'utf8'), Number.parseInt(basename(file), 10), index + 1).map(
      (problem) => `${file} ${problem}`,
    ),
  )

reportProblems([...dead, ...malformed])

function decisionProblems(text: string, number: number, place: number): string[] {
  const [heading = '', , date = ''] = text.split('\n')
  return [
    ...(number === place ? [] : [`is decision ${place} by position, but its file name has another number`]),
    ...(heading.startsWith(`# ${place}. `) ? [] : [`must begin with '# ${place}. '`]),
    ...(DATE.test(date) ? [] : ['has no date below its heading, such as 2026-11-22 or 2026-11-22, extended 2026-11-24']),
    ...PARAGRAPHS.filter((paragraph) => !text.includes(`\n**${paragraph}.** `)).map(
      (paragraph) => `has no paragraph **${paragraph}.**`,
    ),
  ]
}
