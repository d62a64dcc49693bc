/**
 * Checks that docs/configuration.md and .env.example match the settings' schema. `--write` writes them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { envExample } from './configuration/env-example.ts'
import { contentTables, variableTables, withParts } from './configuration/tables.ts'

const DOCUMENT = 'docs/configuration.md'
const EXAMPLE = '.env.example'

const document = readFileSync(DOCUMENT, 'utf8')
const outputs = {
  [DOCUMENT]: withParts(document, { variables: variableTables(), content: contentTables() }),
  [EXAMPLE]: envExample(),
}
const stale = Object.entries(outputs).filter(([path, text]) => readFileSync(path, 'utf8') !== text)
if (process.argv.includes('--write')) for (const [path, text] of stale) writeFileSync(path, text)
else if (stale.length > 0) {
  console.error(`Not current: ${stale.map(([path]) => path).join(', ')}. Run \`npm run codegen\`.`)
  process.exitCode = 1
}
