/** Fails if `screens.e2e.ts` does not open every screen of the routes, or `check-bytes` does not weigh it. */

import { readSource } from '../system/read-source.ts'
import { reportProblems } from './report-problems.ts'
import { screenProblems, unweighedScreens } from './sources/screens.ts'

const routes = readSource('web/routes.ts')
reportProblems([
  ...screenProblems(routes, readSource('test/e2e/every-page/screens.e2e.ts')),
  ...unweighedScreens(routes, readSource('scripts/checks/check-bytes.ts')),
])
