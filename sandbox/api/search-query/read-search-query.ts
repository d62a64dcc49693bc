import { isObject, type JsonObject, listOf } from '../../engine/query/json.ts'

/** The query form of `request_format=search-query`, before it is translated. @source platform contract §2.5 */
export type SearchQuery = ReturnType<typeof readSearchQuery>
export type AppliedFilter = SearchQuery['appliedFilters'][number]

/** Reads the query form; missing parts are empty, malformed entries are left out. @source platform contract §0.4, §2.5 */
export function readSearchQuery(json: unknown) {
  const body = isObject(json) ? json : {}
  return {
    appliedFilters: entries(body._appliedFilters).map(({ attribute, value, scope }) => ({
      attribute: String(attribute),
      /** Values by operator; a plain value stands under `in`. */
      value: isObject(value) ? value : { in: listOf(value) },
      /** Whether shoppers chose it; anything else always holds. */
      isFacet: scope === 'catalog',
    })),
    availableFilters: entries(body._availableFilters).map(({ field, scope }) => ({ field: String(field), scope: String(scope) })),
    sort: entries(body._appliedSort).map(({ field, options }) => ({ field: String(field), direction: directionOf(options) })),
    text: typeof body._searchText === 'string' ? body._searchText : '',
  }
}

const entries = (json: unknown): readonly JsonObject[] => listOf(json).filter(isObject)

function directionOf(options: unknown): string {
  if (typeof options === 'string' && options) return options
  return isObject(options) && typeof options.order === 'string' ? options.order : 'asc'
}
