import { isObject } from '../engine/query/json.ts'
import { type StoreView, storeViewByCode } from '../store-views.ts'

/** Returns URL parameters as strings; the last one wins if a parameter is repeated. */
export function readParameters(query: unknown): Readonly<Record<string, string>> {
  const given = isObject(query) ? query : {}
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, String(Array.isArray(value) ? value.at(-1) : value)]),
  )
}

/** Returns the store view named in a URL, or the default one. @source platform contract §0.2 */
export const readStoreView = ({ query }: { readonly query: unknown }): StoreView =>
  storeViewByCode(readParameters(query).storeCode)
