import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { isShortEnough } from '../../domain/pricing/unit/sorts.ts'
import { numericIds } from '../../domain/search/lookup-query.ts'
import { offerCandidatesRequest, SPECIAL_PRICES_REQUEST } from '../../domain/search/whole-list-query.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import { loadListPrices } from '../pricing/prices.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'

type ProductSearch = SearchResult<CatalogProduct>

/** Offers start and end on the second; lists follow within a minute. */
const MINUTE_MS = 60_000

/**
 * Ids of the products of a store view that their cards show as reduced, at catalogue prices of the shopper's customer group. Null if too
 * many products have special prices, or if they cannot be read.
 * @source LIST-20; decision 0012
 */
export async function productsOnOffer(scope: RequestScope): Promise<readonly string[] | null> {
  const outcome = await toOutcome(findProductsOnOffer(scope))
  if (outcome.kind === 'found') return outcome.value
  scope.quality.isUnconfirmed = true
  return null
}

async function findProductsOnOffer(scope: RequestScope): Promise<readonly string[] | null> {
  const { platform, storeView, config, store, read, now, customerGroup } = scope
  const [special, attributes, rules] = await Promise.all([
    platform.products(storeView, SPECIAL_PRICES_REQUEST, read),
    store.attributes(),
    store.taxRules(),
  ])
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const known = knownOffers(special, [minute, attributes, rules, storeView, config.catalog, customerGroup?.id], () => ({
    ids: null,
  }))
  known.ids ??= await reducedIds(special, scope)
  return known.ids
}

/** Memoised, because all lists of a store view read the same cached answer. */
const knownOffers = memoizeWhile<ProductSearch, { ids: readonly string[] | null }>()

async function reducedIds({ items: special, total }: ProductSearch, scope: RequestScope): Promise<readonly string[] | null> {
  if (special.length < total) return null
  const { platform, storeView, config, read } = scope
  const request = offerCandidatesRequest(
    special.map(({ sku }) => sku),
    config.catalog,
  )
  const candidates = await platform.products(storeView, request, read)
  if (!isShortEnough(candidates)) return null
  const prices = await loadListPrices(candidates.items, scope)
  const ids = candidates.items.filter((_, i) => prices[i]?.onSale).map(({ id }) => id)
  return numericIds(ids).length < ids.length ? null : ids
}
