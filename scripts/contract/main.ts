/**
 * `npm run contract -- URL INDEX` sends each kind of query of the shop to a platform, and prints refusals, missing mappings and
 * their cost. The environment configures the queries. Exits with 1 if a query is refused or answered partially.
 */
import { readConfig } from '../../bff/config/config.ts'
import { readEnvFile } from '../env-file.ts'
import { askPlatform, type Finding } from './ask.ts'

readEnvFile()
const [url, index] = process.argv.slice(2)
if (url === undefined || index === undefined) {
  console.error('Name a platform and an index: npm run contract -- http://localhost:8080 vue_storefront_catalog')
  process.exitCode = 2
} else {
  const findings = await askPlatform(url, index, readConfig(process.env))
  for (const finding of findings) console.info(lineOf(finding))
  const refused = findings.filter(({ outcome }) => outcome === 'refused')
  const partial = findings.filter(({ outcome }) => outcome === 'partial')
  const schema = [...new Set(refused.flatMap(({ mapping }) => (mapping === undefined ? [] : [mapping])))]
  if (schema.length > 0)
    console.info(`\nMissing in the mapping (docs/index-mapping.md):\n${schema.map((field) => `  ${field}`).join('\n')}`)
  console.info(`\n${findings.length} queries, ${refused.length} refused, ${partial.length} answered partially`)
  process.exitCode = refused.length + partial.length > 0 ? 1 : 0
}

function lineOf({ name, outcome, reason, cost }: Finding): string {
  const line = `${outcome.padEnd(9)} ${name}`
  return reason !== undefined ? `${line}\n          costs: ${cost}\n          because: ${reason}` : line
}
