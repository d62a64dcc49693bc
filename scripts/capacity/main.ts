/**
 * Measures this machine for about a minute and prints the replicas and the memory that a number of visits a day needs:
 * `npm run capacity -- 5000000`.
 */
import { cpus } from 'node:os'
import { isBuilt } from '../build-stamp.ts'
import { exitOnUsageError, printHelpIfAsked } from '../command-line.ts'
import { readArguments, USAGE } from './arguments.ts'
import { measureShop } from './measure.ts'
import { capacityReport } from './report.ts'

printHelpIfAsked(USAGE)
const { visits, assumptions } = exitOnUsageError(USAGE, () => readArguments(process.argv.slice(2)))
if (isBuilt()) {
  const measured = await measureShop((what) => console.info(`Measuring ${what}…`))
  const cores = cpus()
  console.info(`\n${capacityReport(visits, measured, assumptions, `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}`)}`)
} else {
  console.error('There is no build of these sources: run npm run build first.')
  process.exitCode = 1
}
