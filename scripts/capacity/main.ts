/**
 * Measures this machine for about a minute and prints the replicas and the memory that a number of visits a day needs:
 * `npm run capacity -- 5000000`.
 */
import { cpus } from 'node:os'
import { isBuilt } from '../build-stamp.ts'
import { printHelpIfAsked } from '../command-line.ts'
import { OPTIONS, readArguments } from './arguments.ts'
import { measureShop } from './measure.ts'
import { USUAL } from './plan.ts'
import { capacityReport } from './report.ts'

printHelpIfAsked({
  purpose: 'Measures this machine for about a minute and prints the replicas and the memory that a number of visits a day need.',
  call: 'npm run capacity -- VISITS',
  operands: 'VISITS is their number a day.',
  options: Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { key, meaning }]) => [
      name,
      { value: 'N', meaning: `${meaning}; ${USUAL[key]} by default` },
    ]),
  ),
  example: 'npm run capacity -- 5000000 --peak 3',
})

try {
  const { visits, assumptions } = readArguments(process.argv.slice(2))
  if (!isBuilt()) throw new Error('There is no build of these sources: run npm run build first.')
  const measured = await measureShop((what) => console.info(`Measuring ${what}…`))
  const cores = cpus()
  console.info(`\n${capacityReport(visits, measured, assumptions, `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}`)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
