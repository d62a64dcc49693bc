/**
 * Checks docs/requirements, docs/platform-contract.md and docs/decisions against the code: every number, section and decision that
 * is cited exists, and every requirement that is done has a test that names it. `npm run requirements -- CART-12` prints its tests.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { reportProblems } from './report-problems.ts'
import { findComments, splitLines } from './requirements/comments.ts'
import { contractSections } from './requirements/contract.ts'
import { findings } from './requirements/findings.ts'
import { citingTestsOfProject, readFiles, requirementsOfProject } from './requirements/project.ts'

const CONTRACT = 'docs/platform-contract.md'

const sources = readFiles('{bff,web,schema,sandbox,scripts,test}/**/*.{ts,tsx,css}')
const documents = readFiles('{docs/**/*,*,{bff,web,sandbox}/**/*}.md')

const problems = findings({
  requirements: requirementsOfProject(),
  tests: citingTestsOfProject(),
  lines: [
    ...sources.flatMap(({ file, text }) => findComments(file, text)),
    ...documents.flatMap(({ file, text }) => splitLines(file, text)),
  ],
  contract: contractSections(readFileSync(CONTRACT, 'utf8')),
  decisions: new Set(readFiles('docs/decisions/*.md').map(({ file }) => basename(file).slice(0, 4))),
})
reportProblems(problems)
