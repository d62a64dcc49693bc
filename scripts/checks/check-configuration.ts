/**
 * Checks that docs/configuration.md and .env.example match the settings' schema. `--write` writes them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { VARIABLE_GROUPS } from '../../bff/config/environment.ts'
import { toSchema } from '../../bff/config/values/schema-at.ts'
import { readCommandLine } from '../command-line.ts'
import { contentTables, variableTables, withParts } from './sources/setting-tables.ts'

const { values } = readCommandLine({
  purpose: "Checks that docs/configuration.md and .env.example match the settings' schema.",
  call: 'npm run codegen',
  options: { write: { meaning: 'writes them' } },
})

const DOCUMENT = 'docs/configuration.md'
const EXAMPLE = '.env.example'
const HEADER = `# Copy this file to .env and remove the # of the lines you change. Each line shows the default; empty means not set.
# docs/configuration.md describes the variables. What your shop is belongs to its content: docs/make-it-your-shop.md.
`

const document = readFileSync(DOCUMENT, 'utf8')
const outputs = {
  [DOCUMENT]: withParts(document, { variables: variableTables(), content: contentTables() }),
  [EXAMPLE]: envExample(),
}
const stale = Object.entries(outputs).filter(([path, text]) => readFileSync(path, 'utf8') !== text)
if (values.write) for (const [path, text] of stale) writeFileSync(path, text)
else if (stale.length > 0) {
  console.error(`Not current: ${stale.map(([path]) => path).join(', ')}. Run \`npm run codegen\`.`)
  process.exitCode = 1
}

/** The text of .env.example: every variable with its default. */
function envExample(): string {
  return `${HEADER}${Object.entries(VARIABLE_GROUPS)
    .map(([title, variables]) => {
      const lines = Object.entries(variables).map(([name, type]) => `# ${name}=${toSchema(type).default ?? ''}\n`)
      return `\n# ${title}\n${lines.join('')}`
    })
    .join('')}`
}
