import { readFileSync } from 'node:fs'
import { VARIABLE_GROUPS } from '../../bff/config/environment.ts'
import { toSchema } from '../../bff/config/values/schema-at.ts'
import { contentTables, variableTables, withParts } from '../checks/sources/setting-tables.ts'

const DOCUMENT = 'docs/configuration.md'
const HEADER = `# Copy this file to .env and remove the # of the lines you change. Each line shows the default; empty means not set.
# docs/configuration.md describes the variables. What your shop is belongs to its content: docs/make-it-your-shop.md.
`

/** The files that list every setting, by path. */
export const settingFiles = (): Readonly<Record<string, string>> => ({
  [DOCUMENT]: withParts(readFileSync(DOCUMENT, 'utf8'), { variables: variableTables(), content: contentTables() }),
  '.env.example': envExample(),
})

/** Every variable with its default. */
function envExample(): string {
  return `${HEADER}${Object.entries(VARIABLE_GROUPS)
    .map(([title, variables]) => {
      const lines = Object.entries(variables).map(([name, type]) => `# ${name}=${toSchema(type).default ?? ''}\n`)
      return `\n# ${title}\n${lines.join('')}`
    })
    .join('')}`
}
