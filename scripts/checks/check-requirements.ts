/**
 * Holds docs/requirements, docs/platform-contract.md and docs/decisions against the code: every number, section and
 * decision that is cited exists, every requirement that is done has a test that names it, and the tests listed beside each
 * are those that do. `--write` writes that list, as `npm run codegen` does.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { commentsOf, linesOf } from './requirements/comments.ts'
import { contractSections } from './requirements/contract.ts'
import { findings } from './requirements/findings.ts'
import { citingTestsOfProject, readFiles, requirementsOfProject } from './requirements/project.ts'
import { staleRows, withTests } from './requirements/requirements.ts'
import type { CitingTest } from './requirements/tests-by-number.ts'

const CONTRACT = 'docs/platform-contract.md'
const isWriting = process.argv.includes('--write')

const sources = readFiles('{bff,web,schema,sandbox,scripts,test}/**/*.{ts,tsx,css}')
const documents = readFiles('{docs/**/*,*,{bff,web,sandbox}/**/*}.md')
const required = documents.filter(({ file }) => file.startsWith('docs/requirements/'))
const tests = citingTestsOfProject()

const wrong = findings({
  requirements: requirementsOfProject(),
  tests,
  lines: [
    ...sources.flatMap(({ file, text }) => commentsOf(file, text)),
    ...documents.flatMap(({ file, text }) => linesOf(file, text)),
  ],
  contract: contractSections(readFileSync(CONTRACT, 'utf8')),
  decisions: new Set(readFiles('docs/decisions/*.md').map(({ file }) => basename(file).slice(0, 4))),
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
