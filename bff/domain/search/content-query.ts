import { LIST_SIZES } from '#schema/rules/constants.ts'
import { type EngineOrder, engineOrder } from './engine-order.ts'
import { pageWindow } from './list-query.ts'
import { hasId, numericIds } from './lookup-query.ts'
import type { SearchEntity, SearchRequest } from './search.types.ts'
import { type Clause, matchAll } from './text/clauses.ts'

/**
 * All active categories, in the merchant's order. Includes empty ones, because their descendants may have products.
 * @source CAT-6, LIMIT-8; platform contract §2.7, §2.15
 */
export function categoriesRequest(): SearchRequest<'category'> {
  return {
    ...request('category', [{ terms: { is_active: [true] } }], LIST_SIZES.categories, engineOrder('position', 'asc', 'long')),
    sourceIncludes: CATEGORY_FIELDS,
  }
}

/** Active categories in the engine's order of id, which works for numeric and text ids. @param after last id of the answer before */
export function categoriesAfterRequest(after: string | null): SearchRequest<'category'> {
  const { body, ...request } = categoriesRequest()
  const sort = [engineOrder('id', 'asc', 'long')]
  return { ...request, body: { ...body, sort, ...(after !== null && { search_after: [after] }) } }
}

/** The usual fields and those the shop also needs. @source platform contract §2.15, §11.64 */
const CATEGORY_FIELDS = [
  'id',
  'parent_id',
  'parent_ids',
  'path',
  'level',
  'position',
  'name',
  'slug',
  'url_key',
  'url_path',
  'is_active',
  'include_in_menu',
  'product_count',
  'description',
  'image',
  'meta_title',
  'meta_description',
] as const

/** All attributes. @source ATTR-2, LIMIT-2, LIMIT-10; platform contract §2.7 */
export function attributesRequest(): SearchRequest<'attribute'> {
  return request('attribute', [], LIST_SIZES.attributes)
}

/**
 * All tax rules. The size is explicit, because the engine's default would cut off most of them. @source platform contract §11.23
 */
export function taxRulesRequest(): SearchRequest<'taxrule'> {
  return request('taxrule', [], LIST_SIZES.taxRules)
}

/**
 * Pages that match the identifier; the caller has to compare the result with it.
 * @source CMS-1, CMS-8, LIMIT-11; platform contract §2.7
 */
export function cmsPageRequest(identifier: string): SearchRequest<'cms_page'> {
  return request('cms_page', [{ terms: { identifier: [identifier] } }], LIST_SIZES.cms)
}

/** Titles of the pages with these identifiers, without their content. */
export function cmsPageTitlesRequest(identifiers: readonly string[]): SearchRequest<'cms_page'> {
  return { ...request('cms_page', [{ terms: { identifier: identifiers } }], LIST_SIZES.cms), sourceIncludes: TITLE_FIELDS }
}

const TITLE_FIELDS = ['id', 'page_id', 'identifier', 'title', 'active', 'is_active'] as const

/** Nodes of the page hierarchy, by identifier, by id or by parent. @source CMS-4; platform contract §2.7 */
export function cmsHierarchyRequest(
  field: 'identifier' | 'node_id' | 'parent_node_id',
  value: string,
): SearchRequest<'cms_hierarchy'> {
  const values = field === 'identifier' ? [value] : numericIds([value])
  return request('cms_hierarchy', [{ terms: { [field]: values } }], LIST_SIZES.cms)
}

/** Blocks that match the identifiers. @source CMS-1, CMS-6, LIMIT-12; platform contract §2.7 */
export function cmsBlockRequest(...identifiers: readonly string[]): SearchRequest<'cms_block'> {
  return request('cms_block', [{ terms: { identifier: identifiers } }], LIST_SIZES.cmsBlocks)
}

/**
 * Approved reviews of a product, newest first. Sorted by id, because `created_at` is text in a real index and engines refuse to
 * sort by text.
 * @source REVIEW-2; platform contract §2.7, §14
 */
export function reviewsRequest(productId: string, first: number, offset: number): SearchRequest<'review'> {
  return { ...approvedReviews([productId], 1), ...pageWindow(first, offset) }
}

/** The ratings of approved reviews of several products, newest first, without their texts. */
export function ratingsRequest(productIds: readonly string[]): SearchRequest<'review'> {
  return { ...approvedReviews(productIds, LIST_SIZES.listedReviews), sourceIncludes: RATING_FIELDS }
}

/** Approved reviews of a product with these ids, in any order. */
export function reviewsByIdRequest(productId: string, ids: readonly string[]): SearchRequest<'review'> {
  return approvedReviews([productId], ids.length, hasId('id', ids))
}

const RATING_FIELDS = ['id', 'product_id', 'ratings'] as const

const approvedReviews = (productIds: readonly string[], size: number, ...further: readonly Clause[]): SearchRequest<'review'> =>
  request(
    'review',
    [hasId('product_id', productIds), { terms: { review_status: [1] } }, ...further],
    size,
    engineOrder('id', 'desc', 'long'),
  )

function request<Entity extends SearchEntity>(
  entity: Entity,
  filters: readonly Clause[],
  size: number,
  order?: EngineOrder,
): SearchRequest<Entity> {
  const body = { ...(filters.length > 0 && { query: { bool: { filter: matchAll(filters) } } }), ...(order && { sort: [order] }) }
  return { entity, body, size, from: 0, sourceIncludes: null, sourceExcludes: null }
}
