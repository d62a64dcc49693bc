/** `npm run requirements`: prints requirements and the tests that name them. */
import { printRequirements } from './checks/requirements/print-requirements.ts'
import { citingTestsOfProject, requirementsOfProject } from './checks/requirements/project.ts'
import { exitOnUsageError, readCommandLine, type Usage, UsageError } from './command-line.ts'

const USAGE = {
  purpose: 'Prints requirements and the tests that name them.',
  call: 'npm run requirements -- [NUMBER…]',
  operands: 'NUMBER is a requirement, a range (CART-1 to CART-9) or a subject (CART); all are printed if none is named.',
  example: 'npm run requirements -- CART-12',
} as const satisfies Usage

// Accepts a range as one argument or as three.
const selection = readCommandLine(USAGE).operands.flatMap((argument) => argument.split(/[\s,]+/))
const project = { requirements: requirementsOfProject(), tests: citingTestsOfProject() }
const lines = exitOnUsageError(USAGE, () => {
  try {
    return printRequirements(project, selection)
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}.`)
  }
})
console.info(lines.join('\n'))
