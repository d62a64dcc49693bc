/** Fails if a style of the shop uses a custom property that nothing defines, or defines one that nothing uses. */
import { readFileSync } from 'node:fs'
import { findFiles } from '../system/find-files.ts'
import { tokenProblems } from './sources/css-tokens.ts'

const NOT_THE_SHOP = /node_modules|^web[/\\]playground/

const readAll = (pattern: string) =>
  findFiles(pattern)
    .filter((path) => !NOT_THE_SHOP.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const problems = tokenProblems(readAll('web/**/*.css'), readAll('web/**/*.{ts,tsx}'))
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
