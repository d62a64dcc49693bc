/** Fails if a style of the shop uses a custom property that nothing defines, or defines one that nothing uses. */
import { findFiles } from '../system/find-files.ts'
import { readSource } from '../system/read-source.ts'
import { reportProblems } from './report-problems.ts'
import { tokenProblems } from './sources/css-tokens.ts'

const NOT_THE_SHOP = /node_modules|^web[/\\]playground/

const readAll = (pattern: string) =>
  findFiles(pattern)
    .filter((path) => !NOT_THE_SHOP.test(path))
    .map(readSource)

reportProblems(tokenProblems(readAll('web/**/*.css'), readAll('web/**/*.{ts,tsx}')))
