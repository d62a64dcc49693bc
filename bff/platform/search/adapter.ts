import type { SearchAdapterName } from '../../config/platform.ts'

/**
 * The query parameters of each search adapter. Compact answers have short names, and their variants omit what the product already has.
 * They are smaller and decode to the same result.
 * @source SEARCH-15; platform contract §2.2, §2.12
 */
export const SEARCH_ADAPTERS: Readonly<Record<SearchAdapterName, Readonly<Record<string, string>>>> = {
  api: {},
  'api-compact': { response_format: 'compact' },
}
