import type { CatalogConfig } from '../../bff/config/catalog.ts'
import { isFlagFacet } from '../../bff/domain/facets/flags.ts'
import { categoryCountsRequest } from '../../bff/domain/search/category-counts.ts'
import {
  attributesRequest,
  categoriesRequest,
  cmsBlockRequest,
  cmsPageRequest,
  reviewsRequest,
  taxRulesRequest,
} from '../../bff/domain/search/content-query.ts'
import { type EngineSort, type ListCriteria, productListRequest } from '../../bff/domain/search/list-query.ts'
import { productByKeyRequest } from '../../bff/domain/search/lookup-query.ts'
import type { SearchRequest } from '../../bff/domain/search/search.types.ts'
import { sitemapProductsRequest } from '../../bff/domain/urls/sitemap.ts'

/** One kind of query of the shop. */
export interface Question {
  readonly name: string
  readonly request: SearchRequest
  /** The field it depends on, and the mapping it needs. */
  readonly mapping?: string
  /** The feature that shoppers lose if it is refused. */
  readonly cost: string
  /** The same query by the keyword copy, which the shop sends after a refusal; absent if there is no substitute. */
  readonly substitute?: SearchRequest
}

/** The data of one product, for queries about a product. */
export interface Sample {
  readonly id: string
  readonly sku: string
  readonly urlPath: string | null
  readonly categoryIds: readonly string[]
}

const FACETLESS: ListCriteria = { filters: [], price: null, sort: null, first: 1, offset: 0, facets: false }
const SORT_FIELDS: Readonly<Record<EngineSort, string>> = {
  RECOMMENDED: 'position: long',
  LATEST: 'updated_at: date',
  PRICE_ASC: 'final_price: float',
  PRICE_DESC: 'final_price: float',
}

/** The kinds of queries that need no product. */
export function questions(catalog: CatalogConfig): readonly Question[] {
  const listing = (criteria: Partial<ListCriteria>) => productListRequest({ ...FACETLESS, ...criteria }, catalog)
  const sorts = Object.keys(SORT_FIELDS) as EngineSort[]
  return [
    { name: 'categories', request: categoriesRequest(), mapping: 'position: long', cost: 'the shop: every page is a 503' },
    { name: 'attributes', request: attributesRequest(), cost: 'labels of facets and of specifications' },
    { name: 'tax rules', request: taxRulesRequest(), cost: 'VAT: every price is shown without' },
    { name: 'CMS pages', request: cmsPageRequest('about-us'), cost: 'pages of text' },
    { name: 'CMS blocks', request: cmsBlockRequest('footer'), cost: 'blocks of text' },
    {
      name: 'the order of ids',
      request: productSearch({ sort: [{ id: ORDER }] }),
      mapping: 'id: long',
      cost: KEPT_APART,
      substitute: productSearch({ sort: [{ 'id.keyword': ORDER }] }),
    },
    ...sorts.map((sort) => ({
      name: `a listing, ${sort}`,
      request: withoutIds(listing({ sort })),
      mapping: SORT_FIELDS[sort],
      cost: 'that order',
    })),
    { name: 'a search', request: listing({ text: 'oak board 150' }), mapping: 'name: text, sku: keyword', cost: 'search' },
    ...catalog.filterAttributes.flatMap((attribute) => {
      if (isFlagFacet(attribute)) return []
      return attribute === 'price' ? [PRICE_FACET] : facetQuestions(attribute)
    }),
  ]
}

/** The kinds of queries about one product. */
export const questionsAbout = ({ id, sku, urlPath, categoryIds }: Sample): readonly Question[] => [
  { name: 'a product by sku', request: productByKeyRequest('sku', sku), mapping: 'sku: keyword', cost: 'product pages' },
  ...(urlPath === null
    ? []
    : [
        {
          name: 'a product by path',
          request: productByKeyRequest('url_path', urlPath),
          mapping: 'url_path: keyword',
          cost: 'product pages',
        },
      ]),
  {
    name: 'counts of categories',
    request: categoryCountsRequest([categoryIds], { listOutOfStock: true }),
    mapping: 'category_ids: long',
    cost: 'counts beside departments: those of the platform stand',
  },
  { name: 'the sitemap', request: sitemapProductsRequest(id, ['id', 'sku']), mapping: 'id: long', cost: 'products in sitemaps' },
  { name: 'reviews', request: reviewsRequest(id, 1, 0), mapping: 'review: id: long', cost: 'reviews' },
]

const ORDER = { order: 'asc', unmapped_type: 'long' }
const KEPT_APART = 'products may come twice or never on the pages of a listing'

const productSearch = (body: SearchRequest['body']): SearchRequest<'product'> => ({
  ...{ entity: 'product', body, size: 1, from: 0, sourceIncludes: ['id'], sourceExcludes: null },
})

/** Sorting by id is a query of its own. */
const withoutIds = (request: SearchRequest): SearchRequest => {
  const { sort } = request.body
  return { ...request, body: { ...request.body, sort: Array.isArray(sort) ? sort.slice(0, 1) : [] } }
}

const counting = (field: string) => productSearch({ aggs: { counted: { terms: { field, size: 1 } } } })

const facetQuestions = (attribute: string): readonly Question[] =>
  [attribute, `${attribute}_options`].map((field) => ({
    name: `counts of ${field}`,
    request: counting(field),
    mapping: `${field}: keyword`,
    cost: field === attribute ? `the facet ${attribute}` : `variants in the facet ${attribute}`,
    substitute: counting(`${field}.keyword`),
  }))

const PRICE_FACET: Question = {
  name: 'ranges of final_price',
  request: productSearch({ aggs: { counted: { range: { field: 'final_price', ranges: [{ from: 0, to: 50 }] } } } }),
  mapping: 'final_price: float',
  cost: 'the facet of prices',
}
