/** Fails if `screens.e2e.ts` does not open every screen of the routes, or `check-bytes` does not weigh it. */
import { readFileSync } from 'node:fs'
import { screenProblems, unweighedScreens } from './sources/screens.ts'

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })

const routes = read('web/routes.ts')
const problems = [
  ...screenProblems(routes, read('test/e2e/every-page/screens.e2e.ts')),
  ...unweighedScreens(routes, read('scripts/checks/check-bytes.ts')),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
