/** Checks that every endpoint of the platform that the server calls is in docs/platform-contract.md and answered by the sandbox. */
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { buildApi } from '../../sandbox/api/app.ts'
import { Catalog } from '../../sandbox/store/catalog.ts'
import { layOut } from '../../sandbox/store/database.ts'
import { layOutShoppers } from '../../sandbox/store/shoppers/database.ts'
import { findFiles } from '../system/find-files.ts'
import { readSource } from '../system/read-source.ts'
import { reportProblems } from './report-problems.ts'
import { documentedEndpoints, platformCalls } from './sources/endpoints.ts'

const CONTRACT = 'docs/platform-contract.md'
/** The platform has this endpoint by GET only, which the server tries next. */
const NOT_ANSWERED = ['POST /api/ext/mail-service/get-token']

const calls = findFiles('bff/platform/**/*.ts')
  .filter((path) => !/\.test(-kit)?\.ts$|\/testing\//.test(path))
  .toSorted()
  .flatMap((path) => platformCalls(readSource(path)))
const documented = documentedEndpoints(readFileSync(CONTRACT, 'utf8'))
const sandbox = buildApi({
  catalog: new Catalog(layOut(new DatabaseSync(':memory:'))),
  shoppers: layOutShoppers(new DatabaseSync(':memory:')),
  pictures: async () => null,
})
const problems: string[] = []
for (const { path, endpoint } of calls) {
  if (!documented.has(endpoint)) problems.push(`${path} calls ${endpoint}, which ${CONTRACT} does not describe`)
  if (!NOT_ANSWERED.includes(endpoint) && !(await hasRoute(endpoint)))
    problems.push(`${path} calls ${endpoint}, which the sandbox (sandbox/api) does not answer`)
}
reportProblems(problems)
console.info(`${calls.length} endpoints`)

/** Like the platform, the sandbox answers an unknown URL with HTML. */
async function hasRoute(endpoint: string): Promise<boolean> {
  const [method = '', path = ''] = endpoint.split(' ')
  const { statusCode, headers } = await sandbox.inject({
    method: method as 'GET' | 'POST' | 'DELETE',
    url: path.replaceAll('{}', '1'),
  })
  return statusCode !== 404 || !String(headers['content-type']).includes('text/html')
}
