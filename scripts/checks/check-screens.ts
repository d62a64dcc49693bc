/** Fails if test/e2e/every-page/screens.e2e.ts does not open every screen of web/routes.ts. */
import { readFileSync } from 'node:fs'
import { screenProblems } from './sources/screens.ts'

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })

const problems = screenProblems(read('web/routes.ts'), read('test/e2e/every-page/screens.e2e.ts'))
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
