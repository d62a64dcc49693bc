import { sortByPrice } from '#schema/rules/shown-order.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { isShortEnough } from '../../domain/pricing/unit/sorts.ts'
import { clampPage, type EngineSort, type ListCriteria } from '../../domain/search/list-query.ts'
import type { SearchVocabulary } from '../../domain/search/understanding/vocabulary/vocabulary.types.ts'
import { wholeListRequest } from '../../domain/search/whole-list-query.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import { loadListPrices } from '../pricing/prices.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { productsInOrder } from './products-in-order.ts'

type ProductSearch = SearchResult<CatalogProduct>

/** Sorts by price, with their direction. */
const DIRECTIONS = new Map<EngineSort | null, 1 | -1>([
  ['PRICE_ASC', 1],
  ['PRICE_DESC', -1],
])

/**
 * A page of a list sorted by the displayed prices. The engine sorts by the indexed price, which differs from what the shopper pays for
 * groups, bundles and products with sold-out variants. If the list is longer than its page, reading its prices costs one more call, and
 * fetching products from another engine page costs a second.
 *
 * @param page as the engine sorted it
 * @returns null for another sort, and for a list that is too long or cannot be fetched in full; the engine's page is then used
 * @source LIST-15
 */
export async function listByPrice(
  page: ProductSearch,
  criteria: ListCriteria,
  scope: RequestScope,
  vocabulary: SearchVocabulary,
): Promise<ProductSearch | null> {
  const direction = DIRECTIONS.get(criteria.sort)
  if (!direction || !isShortEnough(page)) return null
  const { first, offset } = clampPage(criteria.first, criteria.offset)
  const whole = page.items.length === page.total ? page.items : await wholeList(criteria, scope, vocabulary)
  if (!whole) return null
  const prices = new Map(
    (await loadListPrices(whole, scope)).map((price, i) => [whole[i], price.isUnknown ? null : price.final.gross]),
  )
  const ordered = sortByPrice(whole, (product) => prices.get(product) ?? null, direction)
  const ids = ordered.slice(offset, offset + first).map(({ id }) => id)
  const items = await toOutcome(productsInOrder(ids, page.items, scope))
  return items.kind === 'found' ? { ...page, items: items.value } : null
}

/** The client has already logged why a list cannot be fetched. */
async function wholeList(
  criteria: ListCriteria,
  { platform, storeView, config, read }: RequestScope,
  vocabulary: SearchVocabulary,
): Promise<readonly CatalogProduct[] | null> {
  const request = wholeListRequest({ ...criteria, facets: false }, config.catalog, vocabulary)
  const outcome = await toOutcome(platform.products(storeView, request, read))
  return outcome.kind === 'found' && isShortEnough(outcome.value) ? outcome.value.items : null
}
