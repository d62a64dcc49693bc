import { isObject } from '../engine/query/json.ts'
import { type StoreView, storeViewByCode } from '../store-views.ts'

/** Parameters of an address as text; of one given twice, the last. */
export function parametersOf(query: unknown): Readonly<Record<string, string>> {
  const given = isObject(query) ? query : {}
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, String(Array.isArray(value) ? value.at(-1) : value)]),
  )
}

/** The store view that an address names; the default one where it names none. @source platform contract §0.2 */
export const viewOf = ({ query }: { readonly query: unknown }): StoreView => storeViewByCode(parametersOf(query).storeCode)
