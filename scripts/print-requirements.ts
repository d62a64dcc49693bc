/** Prints requirements and the tests that name them: `npm run requirements -- CART-12`, `-- CART-1 to CART-9`, `-- CART`. */
import { printRequirements } from './checks/requirements/print-requirements.ts'
import { citingTestsOfProject, requirementsOfProject } from './checks/requirements/project.ts'

// Accepts a range as one argument or as three.
const selection = process.argv.slice(2).flatMap((argument) => argument.split(/[\s,]+/))
try {
  const project = { requirements: requirementsOfProject(), tests: citingTestsOfProject() }
  console.info(printRequirements(project, selection).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
