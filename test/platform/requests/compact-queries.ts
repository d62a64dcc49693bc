import type { CatalogQuery } from './catalog-queries.ts'

const COMPACT = { request_format: 'search-query', response_format: 'compact' }
const FACETS = ['brand', 'colour', 'type', 'finish', 'thickness', 'width', 'price']
const facets = FACETS.map((field) => ({ field, scope: 'catalog', options: {} }))
const applied = (attribute: string, value: object) => ({ attribute, value, scope: 'default' })
const LISTED = [
  applied('visibility', { in: [2, 3, 4] }),
  applied('status', { in: [0, 1] }),
  applied('category_ids', { in: [11] }),
]
const SEARCHED = [applied('visibility', { in: [3, 4] }), applied('status', { in: [0, 1] })]

interface SearchQuery {
  readonly available?: readonly object[]
  readonly filters: readonly object[]
  readonly sort?: readonly object[]
  readonly text?: string
}

const compact = (entity: string, size: number, { available = [], filters, sort = [], text = '' }: SearchQuery): CatalogQuery => ({
  entity,
  parameters: { from: 0, ...COMPACT, size },
  body: { _availableFilters: available, _appliedFilters: filters, _appliedSort: sort, _searchText: text },
})

/** Searches of the stock client's `api-search-query`, which were recorded by GET and by POST. @source platform contract §2.5 */
export const COMPACT_QUERIES: Readonly<Record<string, CatalogQuery>> = {
  'search-query/compact product list + sort': compact('product', 50, {
    available: facets,
    filters: LISTED,
    sort: [{ field: 'updated_at', options: 'desc' }],
  }),
  'search-query/compact text': compact('product', 18, { available: facets, filters: SEARCHED, text: 'oak' }),
  'search-query/compact product by sku': compact('product', 1, { filters: [applied('sku', { eq: 'SAWN-C16-47X75' })] }),
  'search-query/compact category': compact('category', 4000, {
    filters: [applied('level', { in: [2, 3] }), applied('is_active', { eq: true })],
    sort: [{ field: 'position', options: 'asc' }],
  }),
  'search-query/compact attribute': compact('attribute', 50, { filters: [applied('attribute_code', { eq: 'brand' })] }),
  'search-query/compact cms_page': compact('cms_page', 50, { filters: [applied('identifier', { eq: 'delivery' })] }),
}
