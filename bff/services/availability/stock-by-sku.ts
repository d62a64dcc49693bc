import type { StockBySku } from '#schema/generated/types.ts'
import { childBySku } from '../../domain/products/configurable.ts'
import { productsOfSkus } from '../products/product-lookup.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { findUnavailableOptions, withOptions } from './bundle-stock.ts'
import { loadStocks } from './stock.ts'

/** The stock of each sku, in the order given; null if the sku leads to no listable product. */
export async function stocksOfSkus(skus: readonly string[], scope: RequestScope): Promise<readonly StockBySku[]> {
  const lookups = await productsOfSkus(skus, scope)
  const subjects = lookups.map(({ sku, product, childSku }) => {
    const { stock } = childSku === null ? product : (childBySku(product, childSku) ?? product)
    return { sku, stock }
  })
  const [found, unavailable] = await Promise.all([
    loadStocks(subjects, scope),
    Promise.all(lookups.map(({ product }) => findUnavailableOptions(product, scope))),
  ])
  const stocks = new Map(found.map((stock, i) => [stock.sku, withOptions(stock, unavailable[i] ?? [])]))
  return skus.map((sku) => ({ sku, stock: stocks.get(sku) ?? null }))
}
