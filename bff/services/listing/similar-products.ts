import { LIST_SIZES } from '#schema/rules/constants.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { productListRequest } from '../../domain/search/list-query.ts'
import { asksForNotSold } from '../../domain/search/understanding/words/not-sold.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import type { ProductListModel } from '../products/models.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { loadVocabulary } from './vocabulary.ts'

/** Shoppers who find more than these need no similar products. */
const FEW = 8

/**
 * Finds similar products if few products match every part of a search. Costs a search of its own, so that total and facets are those of the
 * matches. Empty with filters, which narrow the matches only, and for goods that
 * the shop does not sell.
 * @source SEARCH-48, SEARCH-52, SEARCH-88
 */
export async function similarProducts(
  { criteria, matches, result, inForce }: ProductListModel,
  scope: RequestScope,
): Promise<readonly CatalogProduct[]> {
  const isNarrowed = inForce.filters.length > 0 || inForce.flags.length > 0 || inForce.price !== null
  if (matches !== 'full' || isNarrowed || !result || result.total > FEW || result.items.length < result.total) return []
  const { platform, config, storeView, readList, cacheTags, quality, store } = scope
  const vocabulary = await loadVocabulary(await store.attributes(), scope)
  if (criteria.text != null && asksForNotSold(criteria.text, vocabulary)) return []
  const wanted = { ...criteria, facets: false, understoodOnly: true, first: LIST_SIZES.similar + result.total }
  const outcome = await toOutcome(platform.products(storeView, productListRequest(wanted, config.catalog, vocabulary), readList))
  if (outcome.kind === 'failed') quality.isUnconfirmed = true
  if (outcome.kind !== 'found') return []
  const found = new Set(result.items.map(({ id }) => id))
  const similar = outcome.value.items.filter(({ id }) => !found.has(id)).slice(0, LIST_SIZES.similar)
  for (const { id } of similar) cacheTags.product(id)
  return similar
}
