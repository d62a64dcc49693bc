/**
 * Holds docs/requirements, docs/platform-contract.md and docs/decisions against the code: every number, section and
 * decision that is cited exists, every requirement that is done has a test that names it, and the tests listed beside each
 * are those that do. `--write` writes that list, as `npm run codegen` does.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { commentsOf, linesOf } from './requirements/comments.ts'
import { contractSections } from './requirements/contract.ts'
import { findings } from './requirements/findings.ts'
import { readRequirements, staleRows, withTests } from './requirements/requirements.ts'
import { type CitingTest, citingTests } from './requirements/tests-by-number.ts'

const CONTRACT = 'docs/platform-contract.md'
const isWriting = process.argv.includes('--write')

const read = (pattern: string) =>
  globSync(pattern, { exclude: (path) => /node_modules|generated|dist/.test(path) })
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))

const sources = read('{bff,web,schema,sandbox,scripts,test}/**/*.{ts,tsx,css}')
const documents = read('{docs/**/*,*,{bff,web,sandbox}/**/*}.md')
const required = documents.filter(({ file }) => file.startsWith('docs/requirements/'))
const tests = sources
  .filter(({ file }) => /\.(?:test|spec|e2e)\.tsx?$/.test(file))
  .flatMap(({ file, text }) => citingTests(file, text))

const wrong = findings({
  requirements: required.flatMap(({ file, text }) => readRequirements(file, text)),
  tests,
  lines: [
    ...sources.flatMap(({ file, text }) => commentsOf(file, text)),
    ...documents.flatMap(({ file, text }) => linesOf(file, text)),
  ],
  contract: contractSections(readFileSync(CONTRACT, 'utf8')),
  decisions: new Set(read('docs/decisions/*.md').map(({ file }) => basename(file).slice(0, 4))),
})
const current = new Map(required.map(({ file, text }) => [file, withTests(text, (number) => listed(file, number))]))
const stale = isWriting ? [] : required.flatMap(({ file, text }) => staleRows(file, text, current.get(file) ?? ''))
for (const finding of [...wrong, ...stale]) console.error(finding)
if (wrong.length + stale.length > 0) process.exitCode = 1

if (isWriting) for (const [file, text] of current) writeFileSync(file, text)

function listed(from: string, number: string): string {
  const byFile = Map.groupBy(
    tests.filter(({ numbers }) => numbers.includes(number)),
    ({ file }) => file,
  )
  return [...byFile]
    .map(([file, citing]) => `[${basename(file)}](${relative(dirname(from), file)}) › ${titles(citing)}`)
    .join('<br>')
}

function titles(citing: readonly CitingTest[]): string {
  return citing.map(({ title }) => title.replace(/[|<>*_[\]]/g, '\\$&')).join('; ')
}
