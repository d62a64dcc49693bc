import type { SearchAdapterName } from '../../config/platform.ts'

/**
 * What each way of searching adds to the request line. Compact answers have short names, and variants without what their
 * product says already: less to send, and decoded to the same.
 * @source SEARCH-15; platform contract §2.2, §2.12
 */
export const SEARCH_ADAPTERS: Readonly<Record<SearchAdapterName, Readonly<Record<string, string>>>> = {
  api: {},
  'api-compact': { response_format: 'compact' },
}
