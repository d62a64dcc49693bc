import type { ProductSort } from '#schema/generated/types.ts'
import { GRAPHQL_LIMITS, LISTING, SEARCH } from '#schema/rules/constants.ts'
import { facetAggregations, facetFilters } from '../facets/clauses.ts'
import type { ChosenFilter, ChosenRange } from '../facets/facets.types.ts'
import { type EngineOrder, inOrderOf } from './engine-order.ts'
import type { SearchRequest } from './search.types.ts'
import { fullTextClause, isSearchable, normaliseSearch } from './text/full-text.ts'
import { readSearch } from './understanding/read-search.ts'
import { EMPTY_VOCABULARY } from './understanding/vocabulary/vocabulary.ts'
import type { SearchVocabulary } from './understanding/vocabulary/vocabulary.types.ts'

/** What of the configuration shapes a listing: a `CatalogConfig`, and a store view's ranges of prices. */
export interface ListSettings {
  readonly filterAttributes: readonly string[]
  /** Bounds of the price facet; those of the constants where none are said. */
  readonly priceRanges?: readonly number[]
  readonly searchFields: Readonly<Record<string, number>>
  readonly listOutOfStock: boolean
}

/** An order the engine can put products in. */
export type EngineSort = Exclude<ProductSort, 'UNIT_PRICE_ASC'>

export interface ListCriteria {
  /** What the shopper typed; too short a text counts as none. */
  readonly text?: string | null
  /** A category and all below it. */
  readonly categoryIds?: readonly string[] | null
  readonly filters: readonly ChosenFilter[]
  readonly price: ChosenRange | null
  readonly sort: EngineSort | null
  readonly first: number
  readonly offset: number
  /** False when nobody looks at the facets: they cost the engine most. */
  readonly facets?: boolean
  /** Fields of the documents that are not needed. */
  readonly without?: readonly string[]
}

type Clause = Readonly<Record<string, unknown>>

/**
 * The question for a page of products.
 *
 * Status, visibility, category and text stand in the query; the shopper's choices in `post_filter`, so that each facet
 * can count under the choices of the others. A text adds the minimum score.
 *
 * @param vocabulary the words a text is read with
 * @source SEARCH-1, SEARCH-5, LIST-3, LIST-11; platform contract §2.6 to §2.10
 */
export function productListRequest(
  criteria: ListCriteria,
  settings: ListSettings,
  vocabulary: SearchVocabulary = EMPTY_VOCABULARY,
): SearchRequest<'product'> {
  const text = searchableText(criteria)
  const filters = facetFilters(criteria.filters, criteria.price)
  const order = listingOrder(criteria)
  const body: Record<string, unknown> = {
    query: {
      bool: {
        filter: allOf(baseFilters(criteria, settings)),
        ...(text && { must: fullTextClause(text, readSearch(text, vocabulary), settings.searchFields, order === null) }),
      },
    },
  }
  if (text) body.min_score = SEARCH.minimumScore
  if (filters.length > 0) body.post_filter = allOf(filters.map(({ clause }) => clause))
  if (criteria.facets !== false) body.aggs = facetAggregations(settings.filterAttributes, filters, settings.priceRanges)
  if (order) body.sort = sortClauses(order)
  return {
    entity: 'product',
    body,
    ...pageWindow(criteria.first, criteria.offset),
    sourceIncludes: null,
    sourceExcludes: [...SIGNATURES, ...(criteria.without ?? [])],
  }
}

/**
 * The order a listing is in; null is relevance.
 * @source LIST-4
 */
export function listingOrder(criteria: Pick<ListCriteria, 'sort' | 'text'>): EngineSort | null {
  return criteria.sort ?? (searchableText(criteria) ? null : 'RECOMMENDED')
}

/** Paging as the schema promises it: 1 to 100 products, 50 when asked for none, never from before the first. */
export function clampedPage(first: number, offset: number): { readonly first: number; readonly offset: number } {
  return {
    first: first <= 0 ? LISTING.pageSize : Math.min(first, GRAPHQL_LIMITS.first),
    offset: Math.max(offset, 0),
  }
}

/** What the engine can be asked for: nothing that ends beyond its window; a page out there is empty. */
export function pageWindow(first: number, offset: number): { readonly size: number; readonly from: number } {
  const page = clampedPage(first, offset)
  if (page.offset >= LISTING.window) return { size: 0, from: 0 }
  return { size: Math.min(page.first, LISTING.window - page.offset), from: page.offset }
}

/** Signing prices is the platform's business; their signatures are only ballast here. @source platform contract §2.13 */
export const SIGNATURES = ['sgn', '*.sgn'] as const

/** @source SEARCH-1, LIST-8, LIST-9; platform contract §2.7 */
export function listedOnly(settings: Pick<ListSettings, 'listOutOfStock'>): readonly Clause[] {
  const listed: Clause[] = [{ terms: { visibility: LISTING.visibility } }, { terms: { status: LISTING.status } }]
  return settings.listOutOfStock ? listed : [...listed, { terms: { 'stock.is_in_stock': [true] } }]
}

/**
 * Products of any of these categories. If ids are words and the index maps dynamically, `category_ids` is analysed text: `terms` finds
 * nothing there and is not refused. Its copy as one word holds the ids; without the copy the clause finds nothing more.
 * @source platform contract §14.21
 */
export function inCategories(ids: readonly string[]): Clause {
  const own = { terms: { category_ids: ids } }
  if (ids.every((id) => /^\d+$/.test(id))) return own
  return { bool: { should: [own, { terms: { 'category_ids.keyword': ids } }] } }
}

/** One clause is itself, several must all match. @source platform contract §2.6 */
export const allOf = (clauses: readonly Clause[]): Clause =>
  clauses.length === 1 && clauses[0] ? clauses[0] : { bool: { must: clauses } }

function baseFilters({ categoryIds }: ListCriteria, settings: ListSettings): readonly Clause[] {
  return [...listedOnly(settings), ...(categoryIds ? [inCategories(categoryIds)] : [])]
}

function searchableText({ text }: Pick<ListCriteria, 'text'>): string | null {
  return text && isSearchable(text) ? normaliseSearch(text) : null
}

/** The id keeps pages apart when products tie. */
const sortClauses = (order: EngineSort): readonly EngineOrder[] => [SORTS[order], inOrderOf('id', 'asc', 'long')]

/** @source LIST-3, LIST-4; platform contract §7.4 */
const SORTS: Readonly<Record<EngineSort, EngineOrder>> = {
  RECOMMENDED: inOrderOf('position', 'desc', 'long'),
  LATEST: inOrderOf('updated_at', 'desc', 'date'),
  PRICE_ASC: inOrderOf('final_price', 'asc', 'double'),
  PRICE_DESC: inOrderOf('final_price', 'desc', 'double'),
}
