import { LRUCache } from 'lru-cache'
import type { FilterInput, PriceRangeInput, ProductSort } from '#schema/generated/types.ts'
import { categoryListTags } from '../../cache/tags.ts'
import { type CategoryTree, subtreeIds } from '../../domain/catalog/category-tree.ts'
import type { ChosenRange, FacetFilter } from '../../domain/facets/facets.types.ts'
import { validateFilters } from '../../domain/facets/filters.ts'
import { flagFilters } from '../../domain/facets/flags.ts'
import {
  type ListCriteria,
  type ListSettings,
  listingOrder,
  productListRequest,
  unfilteredCount,
} from '../../domain/search/list-query.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { isSearchable, normalizeSearch } from '../../domain/search/text/full-text.ts'
import { EMPTY_VOCABULARY } from '../../domain/search/understanding/vocabulary/vocabulary.ts'
import type { SearchVocabulary } from '../../domain/search/understanding/vocabulary/vocabulary.types.ts'
import { asksForNotSold } from '../../domain/search/understanding/words/not-sold.ts'
import { withoutUse } from '../../domain/search/understanding/words/uses.ts'
import type { ProductListModel } from '../products/models.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { logEmptyCategory } from './empty-categories.ts'
import { listByPrice } from './price-listing.ts'
import { productsOnOffer } from './products-on-offer.ts'
import { statedFilter } from './stated-price.ts'
import { listByUnitPrice } from './unit-price-listing.ts'
import { loadVocabulary } from './vocabulary.ts'

export interface ListingArgs {
  readonly search?: string | null
  readonly categoryId?: string | null
  readonly filters: readonly FilterInput[]
  /** Replaces values of the price facet. */
  readonly price?: PriceRangeInput | null | undefined
  readonly sort?: ProductSort | null
  readonly first: number
  readonly offset: number
  readonly withFacets: boolean
}

/** A page of products; empty without a call if the search text is too short or the category does not exist. */
export async function listing(args: ListingArgs, scope: RequestScope): Promise<ProductListModel> {
  const { config, store, cacheTags } = scope
  const { search: text = null, categoryId = null, first, offset } = args
  const [attributes, tree, flags] = await Promise.all([
    store.attributes(),
    categoryId === null ? null : store.categories(),
    countableFlags(args, scope),
  ])
  const checked = validateFilters(
    args.filters.map(({ attribute, values = [] }) => ({ attribute, values })),
    config.catalog.filterAttributes,
    attributes,
    flags.map(({ attribute }) => attribute),
  )
  const inForce = { ...checked, price: args.price ? toRange(args.price) : checked.price }
  const { filters, price, flags: chosenFlags } = inForce
  const categoryIds = tree && categoryId !== null ? categoryIdsBelow(tree, categoryId) : null
  const isAskable = (text === null || isSearchable(text)) && categoryIds?.length !== 0
  const vocabulary = isAskable && text !== null ? await loadVocabulary(attributes, scope) : EMPTY_VOCABULARY
  const stated = isAskable && text !== null && price === null ? await statedFilter(text, vocabulary, scope) : null
  const criteria = {
    text,
    categoryIds,
    filters,
    price: price ?? stated?.range ?? null,
    flags,
    chosenFlags,
    sort: null,
    first,
    offset,
    facets: args.withFacets,
  }
  const sort = args.sort ?? null
  cacheTags.categoryList(categoryIds ?? [])
  const listed = isAskable
    ? await pageOfMatches(sort, criteria, withListTags(categoryIds ?? [], scope), vocabulary)
    : emptyPage(sort, criteria)
  for (const { id } of listed.result?.items ?? []) cacheTags.product(id)
  if (tree && categoryId !== null && listed.result && isWholeCategory(args))
    logEmptyCategory(tree, categoryId, listed.result, scope)
  return { criteria, inForce, stated, attributes, ...listed }
}

/** Tags what is read for a list with its categories, so that the list is read again when products join them. */
function withListTags(categoryIds: readonly string[], scope: RequestScope): RequestScope {
  const tags = categoryListTags(categoryIds)
  return { ...scope, read: { ...scope.read, tags }, readList: { ...scope.readList, tags } }
}

/** The flags that this listing counts or filters by. */
async function countableFlags(args: ListingArgs, scope: RequestScope): Promise<readonly FacetFilter[]> {
  const isNeeded = (flag: string) => args.withFacets || args.filters.some(({ attribute }) => attribute === flag)
  const needed = scope.config.catalog.filterAttributes.filter(isNeeded)
  const flags = flagFilters(needed.includes('on_offer') ? await productsOnOffer(scope) : null)
  return flags.filter(({ attribute }) => needed.includes(attribute))
}

const isWholeCategory = ({ search, filters, price }: ListingArgs): boolean => !search && filters.length === 0 && !price

type OrderedPage = Pick<ProductListModel, 'result' | 'order' | 'refused'>
type MatchedPage = OrderedPage & Pick<ProductListModel, 'matches'>

const emptyPage = (sort: ProductSort | null, criteria: ListCriteria): MatchedPage => ({
  result: null,
  matches: null,
  order: sort === 'UNIT_PRICE_ASC' ? listingOrder(criteria) : listingOrder({ ...criteria, sort }),
  refused: null,
})

/**
 * A page of the products that match every part of a search. If there is none, whatever the filters, a second search lists the similar ones:
 * one search has one total and one set of facets. If the text names a use, a search without the use comes between the two. Nothing is similar
 * to goods that the shop does not sell.
 * @source SEARCH-37, SEARCH-52, SEARCH-93
 */
async function pageOfMatches(
  sort: ProductSort | null,
  criteria: ListCriteria,
  scope: RequestScope,
  vocabulary: SearchVocabulary,
): Promise<MatchedPage> {
  if (criteria.text == null) return { ...(await pageInOrder(sort, criteria, scope, vocabulary)), matches: null }
  const full = await pageInOrder(sort, { ...criteria, fullMatches: true }, scope, vocabulary)
  if (!isEmpty(full) || asksForNotSold(criteria.text, vocabulary)) return { ...full, matches: 'full' }
  if (withoutUse(normalizeSearch(criteria.text), vocabulary) !== null) {
    const ofAnyUse = await pageInOrder(sort, { ...criteria, fullMatches: true, anyUse: true }, scope, vocabulary)
    if (!isEmpty(ofAnyUse)) return { ...ofAnyUse, matches: 'full' }
  }
  return { ...(await pageInOrder(sort, criteria, scope, vocabulary)), matches: 'similar' }
}

/** Whether a search has no full matches, whatever the filters. False if the platform did not answer. */
const isEmpty = ({ result }: OrderedPage): boolean =>
  result !== null && (unfilteredCount(result.aggregations) ?? result.total) === 0

/**
 * A page in the requested sort, or in the list's default sort if the index rejects it. The result names the sort that was used.
 * @source LIST-15, LIST-16, LIST-17
 */
async function pageInOrder(
  sort: ProductSort | null,
  own: ListCriteria,
  scope: RequestScope,
  vocabulary: SearchVocabulary,
): Promise<OrderedPage> {
  if (sort === 'UNIT_PRICE_ASC') {
    const measured = await listByUnitPrice(own, scope, vocabulary)
    return measured ? { result: measured, order: sort, refused: null } : pageInOrder(null, own, scope, vocabulary)
  }
  const { platform, config, storeView, readList } = scope
  const criteria = { ...own, sort }
  const page = await platform.products(
    storeView,
    requestFor(vocabulary, config.catalog)(criteria, storeView.priceRanges),
    readList,
  )
  const result = (await listByPrice(page, criteria, scope, vocabulary)) ?? (page.orderIsRefused ? null : page)
  if (result || sort === null) return { result: result ?? page, order: listingOrder(criteria), refused: null }
  return { ...(await pageInOrder(null, own, scope, vocabulary)), refused: sort }
}

/** Null if neither bound is set. */
const toRange = ({ from, to }: PriceRangeInput): ChosenRange | null => {
  const range = { from: from || null, to: to ?? null }
  return range.from === null && range.to === null ? null : range
}

const MEMOIZED_CHARACTERS = 4_000_000

/** Memoised, because the request is as long as the catalogue has facets and usually repeats. */
const requestFor = (vocabulary: SearchVocabulary, settings: ListSettings) =>
  requestsFor(vocabulary, [settings], () => {
    const known = new LRUCache<string, SearchRequest<'product'>>({
      maxSize: MEMOIZED_CHARACTERS,
      sizeCalculation: ({ body }) => JSON.stringify(body).length,
    })
    return (criteria, priceRanges) => {
      const text = JSON.stringify([criteria, priceRanges])
      const found = known.get(text)
      if (found) return found
      const request = productListRequest(criteria, { ...settings, priceRanges }, vocabulary)
      known.set(text, request)
      return request
    }
  })

const requestsFor = memoizeWhile<
  SearchVocabulary,
  (criteria: ListCriteria, priceRanges: readonly number[]) => SearchRequest<'product'>
>()

const categoryIdsBelow = (tree: CategoryTree, id: string): readonly string[] =>
  tree.byId.has(id) || id === tree.rootId ? subtreeIds(tree, id) : []
