import type { ProductSort } from '#schema/generated/types.ts'
import { CATALOG, GRAPHQL_LIMITS, LISTING, SEARCH } from '#schema/rules/constants.ts'
import type { CatalogConfig } from '../../config/catalog.ts'
import { facetAggregations, facetFilters } from '../facets/clauses.ts'
import type { Aggregations, ChosenFilter, ChosenRange, FacetFilter } from '../facets/facets.types.ts'
import { type EngineOrder, engineOrder } from './engine-order.ts'
import type { SearchRequest } from './search.types.ts'
import { type Clause, matchAll } from './text/clauses.ts'
import { fullMatchClause } from './text/full-matches.ts'
import { fullTextClause, isSearchable, normalizeSearch, rankFullMatches } from './text/full-text.ts'
import { readSearch } from './understanding/read-search.ts'
import { EMPTY_VOCABULARY } from './understanding/vocabulary/vocabulary.ts'
import type { SearchVocabulary } from './understanding/vocabulary/vocabulary.types.ts'
import { withoutUse } from './understanding/words/uses.ts'

/** The settings that affect a listing: a `CatalogConfig` and the price ranges of a store view. */
export interface ListSettings extends Pick<CatalogConfig, 'filterAttributes' | 'searchFields' | 'listOutOfStock'> {
  /** Bounds of the price facet; defaults to the built-in ones. */
  readonly priceRanges?: readonly number[]
}

/** A sort order the engine supports. */
export type EngineSort = Exclude<ProductSort, 'UNIT_PRICE_ASC'>

export interface ListCriteria {
  /** The search text. A text that is too short is ignored. */
  readonly text?: string | null
  /** Ids of a category and all its descendants. */
  readonly categoryIds?: readonly string[] | null
  readonly filters: readonly ChosenFilter[]
  readonly price: ChosenRange | null
  /** The flags that can be counted, and which of them are on. */
  readonly flags?: readonly FacetFilter[]
  readonly chosenFlags?: readonly string[]
  readonly sort: EngineSort | null
  readonly first: number
  readonly offset: number
  /** False if facets are not needed: they are the most expensive part of a search. */
  readonly facets?: boolean
  /** Lists only products that match every part of the text. */
  readonly fullMatches?: boolean
  /** Full matches may ignore the use that the text names: 'laminate' of 'underlay for laminate'. */
  readonly anyUse?: boolean
  /** Selects by the meaning of the text alone. The specification's clause also matches words that are spelled alike: 'rail' for 'rawl'. */
  readonly understoodOnly?: boolean
  readonly without?: readonly string[]
}

/**
 * The search request for a page of products.
 *
 * Status, visibility, category and text are in the query. The shopper's filters are in `post_filter`, so that each facet can
 * count with the filters of the others only. A text adds the minimum score.
 *
 * @param vocabulary the words a search text is interpreted with
 * @source SEARCH-1, SEARCH-5, LIST-3, LIST-11; platform contract §2.6 to §2.10
 */
export function productListRequest(
  criteria: ListCriteria,
  settings: ListSettings,
  vocabulary: SearchVocabulary = EMPTY_VOCABULARY,
): SearchRequest<'product'> {
  const text = searchableText(criteria)
  const { flags = [], chosenFlags = [] } = criteria
  const chosen = flags.filter(({ attribute }) => chosenFlags.includes(attribute))
  const filters = [...facetFilters(criteria.filters, criteria.price), ...chosen]
  const order = listingOrder(criteria)
  const body: Record<string, unknown> = {
    query: {
      bool: {
        filter: matchAll(baseFilters(criteria, settings)),
        ...(text && matchText(text, criteria, settings, vocabulary)),
      },
    },
  }
  if (text) body.min_score = SEARCH.minimumScore
  if (filters.length > 0) body.post_filter = matchAll(filters.map(({ clause }) => clause))
  const counts = {
    ...(criteria.facets !== false && facetAggregations(settings.filterAttributes, filters, settings.priceRanges, flags)),
    ...(criteria.fullMatches && filters.length > 0 && COUNT_UNFILTERED),
  }
  if (criteria.facets !== false || Object.keys(counts).length > 0) body.aggs = counts
  if (order) body.sort = sortClauses(order)
  return {
    entity: 'product',
    body,
    ...pageWindow(criteria.first, criteria.offset),
    sourceIncludes: null,
    sourceExcludes: [...SIGNATURES, ...(criteria.without ?? [])],
  }
}

/** The clauses of a search. If nothing of the text can be read, every match counts as a full match. */
function matchText(text: string, criteria: ListCriteria, { searchFields }: ListSettings, vocabulary: SearchVocabulary): Clause {
  const reading = readSearch(text, vocabulary)
  const isRanked = listingOrder(criteria) === null
  const goods = (criteria.anyUse ? withoutUse(text, vocabulary) : null) ?? text
  const wanted = goods === text ? reading : readSearch(goods, vocabulary)
  const full = criteria.fullMatches ? fullMatchClause(goods, wanted, searchFields) : null
  const must = full
    ? rankFullMatches(full, text, reading, searchFields, isRanked)
    : fullTextClause(text, reading, searchFields, isRanked, criteria.understoodOnly)
  return { must }
}

const UNFILTERED = 'agg_unfiltered'
const COUNT_UNFILTERED = { [UNFILTERED]: { filter: { match_all: {} } } }

/** The number of products of a search without the shopper's filters; null if they were not counted separately. */
export const unfilteredCount = (aggregations: Aggregations): number | null => aggregations[UNFILTERED]?.[0]?.count ?? null

/**
 * The sort order of a listing; null means relevance.
 * @source LIST-4
 */
export function listingOrder(criteria: Pick<ListCriteria, 'sort' | 'text'>): EngineSort | null {
  return criteria.sort ?? (searchableText(criteria) ? null : 'RECOMMENDED')
}

/** Paging as the schema defines it: 1 to 100 products, 50 for a size of 0 or less, and no negative offset. */
export function clampPage(first: number, offset: number): { readonly first: number; readonly offset: number } {
  return {
    first: first <= 0 ? LISTING.pageSize : Math.min(first, GRAPHQL_LIMITS.first),
    offset: Math.max(offset, 0),
  }
}

/** Limits a page to the engine's result window. A page beyond it is empty. */
export function pageWindow(first: number, offset: number): { readonly size: number; readonly from: number } {
  const page = clampPage(first, offset)
  if (page.offset >= LISTING.window) return { size: 0, from: 0 }
  return { size: Math.min(page.first, LISTING.window - page.offset), from: page.offset }
}

/**
 * Price signatures, which only the platform verifies. Excluded because the shop does not use them.
 * @source platform contract §2.13
 */
export const SIGNATURES = ['sgn', '*.sgn'] as const

/** @source SEARCH-1, LIST-8, LIST-9; platform contract §2.7 */
export function listedClauses(settings: Pick<ListSettings, 'listOutOfStock'>): readonly Clause[] {
  const listed: Clause[] = [{ terms: { visibility: CATALOG.visibility } }, { terms: { status: CATALOG.status } }]
  return settings.listOutOfStock ? listed : [...listed, { terms: { 'stock.is_in_stock': [true] } }]
}

/**
 * Products in any of these categories. If ids are not numeric and the index maps dynamically, `category_ids` is analysed text: a
 * `terms` query finds nothing in it, without an error. Its keyword copy has the ids. If there is no copy, the clause has no
 * effect.
 * @source platform contract §14.21
 */
export function categoryClause(ids: readonly string[]): Clause {
  const own = { terms: { category_ids: ids } }
  if (ids.every((id) => /^\d+$/.test(id))) return own
  return { bool: { should: [own, { terms: { 'category_ids.keyword': ids } }] } }
}

function baseFilters({ categoryIds }: ListCriteria, settings: ListSettings): readonly Clause[] {
  return [...listedClauses(settings), ...(categoryIds ? [categoryClause(categoryIds)] : [])]
}

function searchableText({ text }: Pick<ListCriteria, 'text'>): string | null {
  return text && isSearchable(text) ? normalizeSearch(text) : null
}

/** Sorts ties by id, so that pages do not overlap. */
const sortClauses = (order: EngineSort): readonly EngineOrder[] => [SORTS[order], engineOrder('id', 'asc', 'long')]

/** @source LIST-3, LIST-4; platform contract §7.4 */
const SORTS: Readonly<Record<EngineSort, EngineOrder>> = {
  RECOMMENDED: engineOrder('position', 'desc', 'long'),
  LATEST: engineOrder('updated_at', 'desc', 'date'),
  PRICE_ASC: engineOrder('final_price', 'asc', 'double'),
  PRICE_DESC: engineOrder('final_price', 'desc', 'double'),
}
