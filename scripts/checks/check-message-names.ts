/** Fails if code is fetched without the messages it shows. @source decision 0022 */
import { globSync, readFileSync } from 'node:fs'
import { ON_EVERY_PAGE } from '../../web/messages/page-messages.ts'
import { messageNameProblems } from './sources/message-names.ts'

const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}', 'web/playground/**'] }).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const problems = messageNameProblems(sources, { entry: 'web/entry.client.tsx', always: ON_EVERY_PAGE })

for (const problem of problems) console.error(problem)
console.info(`${sources.length} modules, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
