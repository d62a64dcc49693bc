/**
 * The types of a JSON value: the name of a type, `[]empty`, `['[]', shape of the first entry]`, or the shapes of an object's fields.
 * The recording writes `undefined` for a part that it did not store.
 */
export type Shape = string | readonly [list: '[]', first: Shape] | { readonly [field: string]: Shape }

/** The shape of a JSON value. A list has the shape of its first entry. */
export function describeShape(json: unknown): Shape {
  if (json === null) return 'null'
  if (Array.isArray(json)) return json.length === 0 ? '[]empty' : ['[]', describeShape(json[0])]
  if (typeof json === 'object') {
    return Object.fromEntries(Object.entries(json).map(([field, value]) => [field, describeShape(value)]))
  }
  return typeof json
}

/** Each field that is missing, extra or of another type, such as `result.items[].sku is missing`. */
export function shapeDifferences(recorded: Shape, seen: Shape, path = 'body'): string[] {
  if (isFields(recorded) && isFields(seen)) {
    const fields = new Set([...Object.keys(recorded), ...Object.keys(seen)])
    return [...fields].flatMap((field) => fieldDifferences(recorded[field], seen[field], `${path}.${field}`))
  }
  if (isList(recorded) && isList(seen)) return shapeDifferences(recorded[1], seen[1], `${path}[]`)
  return kind(recorded) === kind(seen) ? [] : [`${path} is ${kind(seen)}, not ${kind(recorded)}`]
}

function fieldDifferences(recorded: Shape | undefined, seen: Shape | undefined, path: string): string[] {
  if (recorded === undefined) return [`${path} is extra`]
  if (seen === undefined) return [`${path} is missing`]
  return shapeDifferences(recorded, seen, path)
}

const isList = (shape: Shape): shape is readonly ['[]', Shape] => Array.isArray(shape)
const isFields = (shape: Shape): shape is { readonly [field: string]: Shape } => typeof shape === 'object' && !isList(shape)
const kind = (shape: Shape) => (typeof shape === 'string' ? shape : isList(shape) ? 'a list' : 'an object')
