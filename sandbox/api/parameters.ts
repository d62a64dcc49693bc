import { isObject } from '../engine/query/json.ts'

/** Parameters of an address as text; of one given twice, the last. */
export function parametersOf(query: unknown): Readonly<Record<string, string>> {
  const given = isObject(query) ? query : {}
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, String(Array.isArray(value) ? value.at(-1) : value)]),
  )
}
