import { VARIABLE_GROUPS } from '../../../bff/config/environment.ts'
import { fileVariable } from '../../../bff/config/secret-files.ts'
import { CONTENT_FILES } from '../../../bff/config/shop-files.ts'
import { type Schema, toSchema } from '../../../bff/config/values/schema-at.ts'

export const variableTables = (): string =>
  Object.entries(VARIABLE_GROUPS)
    .map(([title, variables]) => {
      const rows = Object.entries(variables).map(([name, type]) => {
        const schema = toSchema(type)
        const file = schema.isSecret ? `. \`${fileVariable(name)}\` can name a file with it` : ''
        return `| \`${name}\` | ${describeDefault(schema)} | ${schema.description}${file} |`
      })
      return [`### ${title}`, '', '| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n')
    })
    .join('\n\n')

export const contentTables = (): string =>
  Object.entries(CONTENT_FILES)
    .map(([path, shape]) => {
      const rows = listSettings(toSchema(shape)).map(
        ({ name, schema, isRequired }) =>
          `| \`${name}\` | ${describeValues(schema)} | ${isRequired ? 'required' : describeDefault(schema)} | ${schema.description ?? ''} |`,
      )
      return [`### ${path}`, '', '| Setting | Value | Default | Meaning |', '|---|---|---|---|', ...rows].join('\n')
    })
    .join('\n\n')

interface Setting {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
}

/** The settings of a file, depth first; those of list entries are named `further[].code`. */
function listSettings(schema: Schema, prefix = '', isRequired = false): readonly Setting[] {
  const own = schema.description === undefined ? [] : [{ name: prefix, schema, isRequired }]
  // Settings that default to others are described there.
  if (schema.unset !== undefined) return own
  const children = Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
    typeof child === 'object'
      ? listSettings(child, prefix ? `${prefix}.${key}` : key, (schema.required ?? []).includes(key))
      : [],
  )
  const { items } = schema
  const entries = typeof items === 'object' && !Array.isArray(items) && items.properties ? listSettings(items, `${prefix}[]`) : []
  const options = (schema.anyOf ?? []).flatMap((option) => (option.properties ? listSettings(option, prefix) : []))
  return [...own, ...children, ...entries, ...options]
}

/** The allowed values of a setting, in words. */
function describeValues(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.anyOf) return [...new Set(schema.anyOf.filter(({ type }) => type !== 'null').map(describeValues))].join(' or ')
  const { type, items, minimum, maximum } = schema
  if (type === 'boolean') return '`true`, `false`'
  if (type === 'integer' || type === 'number') {
    const kind = type === 'integer' ? 'whole number' : 'number'
    return minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
      ? `${kind}, ${minimum} to ${maximum}`
      : kind
  }
  if (type === 'array') return typeof items === 'object' && !Array.isArray(items) ? `list: ${describeValues(items)}` : 'list'
  if (type === 'object' && schema.properties) return 'settings'
  if (type === 'object') {
    const value = schema.additionalProperties
    return typeof value === 'object' && value.type === 'string' ? 'texts by name' : 'numbers by name'
  }
  return 'text'
}

function describeDefault(schema: Schema): string {
  if (typeof schema.unset === 'string') return schema.unset
  const { default: value } = schema
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'none'
  return `\`${
    typeof value === 'object'
      ? JSON.stringify(value)
          .replaceAll('"', '')
          .replaceAll(/([:,])/g, '$1 ')
      : String(value)
  }\``
}

/** Replaces the parts of a document between `<!-- name -->` and `<!-- /name -->`. @throws if a part is missing */
export function withParts(document: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const pattern = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`)
    if (!pattern.test(text)) throw new Error(`The document has no part <!-- ${name} -->`)
    return text.replace(pattern, (_, start: string, end: string) => `${start}\n${part}\n${end}`)
  }, document)
}
