import { VARIABLE_GROUPS } from '../../../bff/config/environment.ts'
import { toSchema } from '../../../bff/config/values/schema-at.ts'

const HEADER = `# Copy this file to .env and remove the # of the lines you change. Each line shows the default; empty means not set.
# docs/configuration.md describes the variables. What your shop is belongs to its content: docs/make-it-your-shop.md.
`

/** The text of .env.example: every variable with its default. */
export const envExample = (): string =>
  `${HEADER}${Object.entries(VARIABLE_GROUPS)
    .map(([title, variables]) => {
      const lines = Object.entries(variables).map(([name, type]) => `# ${name}=${toSchema(type).default ?? ''}\n`)
      return `\n# ${title}\n${lines.join('')}`
    })
    .join('')}`
