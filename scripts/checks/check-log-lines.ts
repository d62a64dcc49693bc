/** Checks the table of docs/operations/log.md: it has every line that the server logs at warn and above, and no others. */
import { readFileSync } from 'node:fs'
import { MESSAGES } from '../../bff/domain/messages/log-messages.ts'
import { findFiles } from '../system/find-files.ts'
import { logLineProblems, logLines } from './sources/log-lines.ts'

const DOCUMENT = 'docs/operations/log.md'
const NO_PART_OF_THE_SERVER = /\.test(-kit)?\.ts$|\/testing\//

const table = readFileSync(DOCUMENT, 'utf8')
const lines = findFiles('bff/**/*.ts')
  .filter((path) => !NO_PART_OF_THE_SERVER.test(path))
  .flatMap((path) => logLines({ path, text: readFileSync(path, 'utf8') }, MESSAGES))
const problems = logLineProblems(table, lines)
for (const problem of problems) console.error(`${DOCUMENT}: ${problem}`)
if (problems.length > 0) process.exitCode = 1
