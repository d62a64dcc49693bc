import { isObject, objectsIn, toList } from '../../engine/query/json.ts'

/** The query format of `request_format=search-query`, before translation. @source platform contract §2.5 */
export type SearchQuery = ReturnType<typeof readSearchQuery>
export type AppliedFilter = SearchQuery['appliedFilters'][number]

/** Reads the query format. Missing parts are empty; malformed entries are left out. @source platform contract §0.4, §2.5 */
export function readSearchQuery(json: unknown) {
  const body = isObject(json) ? json : {}
  return {
    appliedFilters: objectsIn(body._appliedFilters).map(({ attribute, value, scope }) => ({
      attribute: String(attribute),
      /** Values by operator; a plain value uses the operator `in`. */
      value: isObject(value) ? value : { in: toList(value) },
      /** True if shoppers choose it; other filters always apply. */
      isFacet: scope === 'catalog',
    })),
    availableFilters: objectsIn(body._availableFilters).map(({ field, scope }) => ({
      field: String(field),
      scope: String(scope),
    })),
    sort: objectsIn(body._appliedSort).map(({ field, options }) => ({ field: String(field), direction: readDirection(options) })),
    text: typeof body._searchText === 'string' ? body._searchText : '',
  }
}

function readDirection(options: unknown): string {
  if (typeof options === 'string' && options) return options
  return isObject(options) && typeof options.order === 'string' ? options.order : 'asc'
}
