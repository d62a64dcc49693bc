import type { CatalogConfig } from '../../bff/config/catalog.ts'
import type { CatalogProduct } from '../../bff/domain/catalog/catalog.types.ts'
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
import type { SearchEntity, SearchRequest } from '../../bff/domain/search/search.types.ts'
import { sitemapProductsRequest } from '../../bff/domain/urls/sitemap.ts'
import { idMapping } from './verdicts.ts'

export interface Question {
  readonly name: string
  readonly request: SearchRequest
  /** The field it depends on, and the mapping it needs. */
  readonly mapping?: string
  /** The feature that shoppers lose if it is refused. */
  readonly cost: string
  /** The same query by the keyword copy, which the shop sends after a refusal; absent if there is no substitute. */
  readonly substitute?: SearchRequest
  readonly mustFind?: true
  /** The answer has to contain the product with this sku. */
  readonly sku?: string
}

/** The data of one product, for queries about a product. */
export type Sample = Pick<CatalogProduct, 'id' | 'sku' | 'name' | 'urlPath' | 'categoryIds'>

/** The kinds of documents, each in an index of its own. */
export interface Kind {
  readonly entity: SearchEntity
  readonly cost: string
  /** An index without such documents costs shoppers nothing that the merchant did not choose. */
  readonly isOptional?: true
}

/** @param hasHierarchy whether the content says that the index has `cms_hierarchy` */
export const kinds = (hasHierarchy: boolean): readonly Kind[] => [
  { entity: 'product', cost: 'the shop has no products' },
  { entity: 'category', cost: 'the shop: every page is a 503' },
  { entity: 'attribute', cost: 'labels of facets and of specifications' },
  { entity: 'taxrule', cost: 'VAT: every price is shown without' },
  { entity: 'review', cost: 'reviews', isOptional: true },
  { entity: 'cms_page', cost: 'pages of text', isOptional: true },
  { entity: 'cms_block', cost: 'blocks of text', isOptional: true },
  ...(hasHierarchy ? [{ entity: 'cms_hierarchy', cost: 'links between pages of text' } as const] : []),
]

/** One document of a kind. */
export const anyDocument = <Entity extends SearchEntity>(entity: Entity): SearchRequest<Entity> => ({
  entity,
  body: {},
  size: 1,
  from: 0,
  sourceIncludes: null,
  sourceExcludes: null,
})

export const FACETLESS: ListCriteria = { filters: [], price: null, sort: null, first: 1, offset: 0, facets: false }
const SORT_FIELDS: Readonly<Record<EngineSort, string>> = {
  RECOMMENDED: 'position: long',
  LATEST: 'updated_at: date',
  PRICE_ASC: 'final_price: float',
  PRICE_DESC: 'final_price: float',
}

/**
 * The kinds of queries that need no product.
 * @param ids the type that ids need: `long` or `keyword`
 */
export function questions(catalog: CatalogConfig, ids: string): readonly Question[] {
  const listing = (criteria: Partial<ListCriteria>) => productListRequest({ ...FACETLESS, ...criteria }, catalog)
  const sorts = Object.keys(SORT_FIELDS) as EngineSort[]
  return [
    {
      name: 'categories',
      request: categoriesRequest(),
      mapping: 'position: long',
      cost: 'the shop: every page is a 503',
      mustFind: true,
    },
    { name: 'attributes', request: attributesRequest(), cost: 'labels of facets and of specifications' },
    { name: 'tax rules', request: taxRulesRequest(), cost: 'VAT: every price is shown without' },
    { name: 'CMS pages', request: cmsPageRequest('about-us'), cost: 'pages of text' },
    { name: 'CMS blocks', request: cmsBlockRequest('footer'), cost: 'blocks of text' },
    {
      name: 'the order of ids',
      request: productSearch({ sort: [{ id: ORDER }] }),
      mapping: `id: ${ids}`,
      cost: KEPT_APART,
      // Counted too: an engine sorts by a field it does not have without a word.
      substitute: productSearch({ sort: [{ 'id.keyword': ORDER }], ...countField('id.keyword') }),
    },
    ...sorts.map((sort) => ({
      name: `a listing, ${sort}`,
      request: withoutIds(listing({ sort })),
      mapping: SORT_FIELDS[sort],
      cost: 'that order',
      ...(sort === 'LATEST' && { substitute: productSearch(countField('updated_at.keyword')) }),
    })),
    { name: 'a search', request: listing({ text: 'oak board 150' }), mapping: 'name: text, sku: keyword', cost: 'search' },
    ...catalog.filterAttributes.flatMap((attribute) => {
      if (isFlagFacet(attribute)) return []
      return attribute === 'price' ? [PRICE_FACET] : facetQuestions(attribute)
    }),
  ]
}

/** The kinds of queries about one product. They must find the product that was just read. */
export const questionsAbout = ({ id, sku, name, urlPath, categoryIds }: Sample, catalog: CatalogConfig): readonly Question[] => [
  lookup('sku', sku, sku),
  ...(urlPath === null ? [] : [lookup('url_path', urlPath, sku)]),
  {
    name: 'a search for its name',
    cost: 'search',
    mapping: 'name: text',
    mustFind: true,
    request: productListRequest({ ...FACETLESS, text: name }, catalog),
  },
  ...(categoryIds.length === 0
    ? []
    : [
        {
          ...({ name: 'counts of categories', mapping: `category_ids: ${idMapping(categoryIds)}`, mustFind: true } as const),
          request: categoryCountsRequest([categoryIds], { listOutOfStock: true }),
          cost: 'counts beside departments: those of the platform stand',
        },
      ]),
  {
    name: 'the sitemap',
    mapping: `id: ${idMapping([id])}`,
    cost: 'products in sitemaps',
    request: sitemapProductsRequest(id, ['id', 'sku']),
  },
  {
    name: 'reviews',
    mapping: `review: id: long, product_id: ${idMapping([id])}`,
    cost: 'reviews',
    request: reviewsRequest(id, 1, 0),
  },
]

function lookup(field: 'sku' | 'url_path', value: string, sku: string): Question {
  const request = productByKeyRequest(field, value)
  const words = { terms: { [`${field}.keyword`]: [value] } }
  return {
    name: field === 'sku' ? 'a product by sku' : 'a product by path',
    request,
    mapping: `${field}: keyword`,
    cost: 'product pages',
    sku,
    substitute: { ...request, body: { query: { bool: { filter: words } } } },
  }
}

const ORDER = { order: 'asc', unmapped_type: 'long' }
const KEPT_APART = 'products may come twice or never on the pages of a listing'

const productSearch = (body: SearchRequest['body']): SearchRequest<'product'> => ({
  entity: 'product',
  body,
  size: 1,
  from: 0,
  sourceIncludes: ['id'],
  sourceExcludes: null,
})

/** Sorting by id is a query of its own. */
const withoutIds = (request: SearchRequest): SearchRequest => {
  const { sort } = request.body
  return { ...request, body: { ...request.body, sort: Array.isArray(sort) ? sort.slice(0, 1) : [] } }
}

const countField = (field: string) => ({ aggs: { counted: { terms: { field, size: 1 } } } })

const countingSearch = (field: string) => productSearch(countField(field))

const facetQuestions = (attribute: string): readonly Question[] =>
  [attribute, `${attribute}_options`].map((field) => ({
    name: `counts of ${field}`,
    request: countingSearch(field),
    mapping: `${field}: keyword`,
    cost: field === attribute ? `the facet ${attribute}` : `variants in the facet ${attribute}`,
    substitute: countingSearch(`${field}.keyword`),
  }))

const PRICE_FACET: Question = {
  name: 'ranges of final_price',
  request: productSearch({ aggs: { counted: { range: { field: 'final_price', ranges: [{ from: 0, to: 50 }] } } } }),
  mapping: 'final_price: float',
  cost: 'the facet of prices',
}
