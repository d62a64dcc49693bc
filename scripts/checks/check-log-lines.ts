/** Checks the table of docs/operations/log.md: it has every line that the server logs at warn and above, and no others. */
import { readFileSync } from 'node:fs'
import { MESSAGES } from '../../bff/domain/messages/log-messages.ts'
import { findFiles } from '../system/find-files.ts'
import { readSource } from '../system/read-source.ts'
import { reportProblems } from './report-problems.ts'
import { logLineProblems, logLines } from './sources/log-lines.ts'

const DOCUMENT = 'docs/operations/log.md'
const NO_PART_OF_THE_SERVER = /\.test(-kit)?\.ts$|\/testing\//

const table = readFileSync(DOCUMENT, 'utf8')
const lines = findFiles('bff/**/*.ts')
  .filter((path) => !NO_PART_OF_THE_SERVER.test(path))
  .flatMap((path) => logLines(readSource(path), MESSAGES))
reportProblems(logLineProblems(table, lines).map((problem) => `${DOCUMENT}: ${problem}`))
