import type { ProductSort } from '#schema/generated/types.ts'
import { sortByUnitPrice } from '#schema/rules/shown-order.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { AttributesByCode, CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { areComparable, kindsByFrequency } from '../../domain/pricing/unit/order.ts'
import { isShortEnough, sortsOffered } from '../../domain/pricing/unit/sorts.ts'
import { type UnitPrice, unitPrice } from '../../domain/pricing/unit/unit.ts'
import type { ListCriteria } from '../../domain/search/list-query.ts'
import type { SearchVocabulary } from '../../domain/search/understanding/vocabulary/vocabulary.types.ts'
import { wholeListRequest } from '../../domain/search/whole-list-query.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import { type CatalogPrice, loadCatalogPrices } from '../pricing/catalog-prices.ts'
import type { ProductListModel } from '../products/models.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { productsInOrder } from './products-in-order.ts'

type ProductSearch = SearchResult<CatalogProduct>

/**
 * A page of a list sorted by unit price, from catalogue prices; null if the list is too long or has nothing to compare. Costs two calls:
 * the price fields of the whole list, and the products of the page.
 */
export async function listByUnitPrice(
  criteria: ListCriteria,
  scope: RequestScope,
  vocabulary: SearchVocabulary,
): Promise<ProductSearch | null> {
  const { platform, storeView, config, readList } = scope
  const settings = { ...config.catalog, priceRanges: storeView.priceRanges }
  const whole = await platform.products(storeView, wholeListRequest(criteria, settings, vocabulary), readList)
  if (!isShortEnough(whole)) return null
  const [attributes, prices] = await Promise.all([scope.store.attributes(), loadCatalogPrices(whole.items, scope)])
  const units = unitPrices(prices, attributes, storeView)
  if (!areComparable(units)) return null
  const { first, offset } = criteria
  const priced = whole.items.map(({ id }, i) => ({ id, unit: units[i] }))
  const unitAmount = ({ unit }: (typeof priced)[number]) => unit && { unit: unit.unit, amount: unit.price.gross }
  const ids = sortByUnitPrice(priced, unitAmount, kindsByFrequency(units)).map(({ id }) => id)
  return { ...whole, items: await productsInOrder(ids.slice(offset, offset + first), [], scope) }
}

/** The sorts a list offers, decided from the current page only. */
export async function listSorts(
  { order, refused, result }: ProductListModel,
  scope: RequestScope,
): Promise<readonly ProductSort[]> {
  const sorts = await sortsThatCanBe(order, result, scope)
  return refused === null ? sorts : sorts.filter((sort) => sort !== refused)
}

async function sortsThatCanBe(
  order: ProductSort | null,
  result: ProductSearch | null,
  scope: RequestScope,
): Promise<readonly ProductSort[]> {
  if (!result || !isShortEnough(result)) return sortsOffered(order, result ?? NOTHING, null)
  const [attributes, prices] = await Promise.all([scope.store.attributes(), loadCatalogPrices(result.items, scope)])
  return offeredSorts(result, [attributes, order], () =>
    sortsOffered(order, result, unitPrices(prices, attributes, scope.storeView)),
  )
}

const NOTHING = { total: 0, totalIsExact: true }

/** Memoised by the products' fields, because their prices change every second and the fields do not. */
const offeredSorts = memoizeWhile<ProductSearch, readonly ProductSort[]>()

const unitPrices = (
  prices: readonly CatalogPrice[],
  attributes: AttributesByCode,
  { minorDigits }: StoreViewConfig,
): readonly (UnitPrice | null)[] =>
  prices.map(({ price, values, rate }) =>
    price.isUnknown ? null : unitPrice(price.final, values, attributes, rate, { minorDigits }),
  )
