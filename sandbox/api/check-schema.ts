import { isObject } from '../engine/query/json.ts'

/** The subset of JSON schema that the platform's schemas use. */
export interface Schema {
  readonly type: 'object' | 'array' | 'string' | 'boolean' | 'integer' | 'string,null' | 'integer,null'
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  /** No properties other than `properties`. */
  readonly closed?: true
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly pattern?: string
}

/** @source platform contract §1.3 */
export interface SchemaError {
  readonly keyword: string
  readonly dataPath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
}

/** Returns the first violation of the schema, in the format of the validator AJV; null if the value is valid. */
export function schemaError(value: unknown, schema: Schema, dataPath = '', schemaPath = '#'): SchemaError | null {
  const error = (keyword: string, params: SchemaError['params'], message: string): SchemaError => ({
    keyword,
    dataPath,
    schemaPath: `${schemaPath}/${keyword}`,
    params,
    message,
  })
  const { type } = schema
  if (!type.split(',').includes(jsonType(value))) return error('type', { type }, `should be ${type}`)
  if (typeof value === 'string') {
    const { minLength: limit = 0, pattern } = schema
    if ([...value].length < limit) return error('minLength', { limit }, `should NOT be shorter than ${limit} characters`)
    if (pattern !== undefined && !new RegExp(pattern).test(value))
      return error('pattern', { pattern }, `should match pattern "${pattern}"`)
  }
  if (Array.isArray(value)) {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema
    if (value.length > maxItems) return error('maxItems', { limit: maxItems }, `should NOT have more than ${maxItems} items`)
    if (value.length < minItems) return error('minItems', { limit: minItems }, `should NOT have fewer than ${minItems} items`)
    return checkAll(value.entries(), ([i, item]) => items && schemaError(item, items, `${dataPath}[${i}]`, `${schemaPath}/items`))
  }
  if (!isObject(value)) return null
  const { required = [], properties = {}, closed } = schema
  const missingProperty = required.find((name) => value[name] === undefined)
  if (missingProperty !== undefined)
    return error('required', { missingProperty }, `should have required property '${missingProperty}'`)
  const additionalProperty = closed && Object.keys(value).find((name) => !Object.hasOwn(properties, name))
  if (additionalProperty !== undefined)
    return error('additionalProperties', { additionalProperty }, 'should NOT have additional properties')
  return checkAll(Object.entries(properties), ([name, property]) =>
    value[name] === undefined
      ? null
      : schemaError(value[name], property, `${dataPath}.${name}`, `${schemaPath}/properties/${name}`),
  )
}

function checkAll<Item>(items: Iterable<Item>, findError: (item: Item) => SchemaError | null | undefined): SchemaError | null {
  for (const item of items) {
    const error = findError(item)
    if (error) return error
  }
  return null
}

const jsonType = (value: unknown) => {
  if (value === null) return 'null'
  if (Number.isInteger(value)) return 'integer'
  return Array.isArray(value) ? 'array' : typeof value
}
