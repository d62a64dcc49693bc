import type { StockBySku } from '#schema/generated/types.ts'
import { childBySku } from '../../domain/products/configurable.ts'
import { productsOfSkus } from '../products/product-lookup.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { asSoldOut, findUnavailableBundles } from './bundle-stock.ts'
import { loadStocks } from './stock.ts'

/** The stock of each sku, in the order given; null if the sku leads to no listable product. */
export async function stocksOfSkus(skus: readonly string[], scope: RequestScope): Promise<readonly StockBySku[]> {
  const lookups = await productsOfSkus(skus, scope)
  const subjects = lookups.map(({ sku, product, childSku }) => {
    const { stock } = childSku === null ? product : (childBySku(product, childSku) ?? product)
    return { sku, stock }
  })
  const products = lookups.map(({ product }) => product)
  const [found, unavailable] = await Promise.all([loadStocks(subjects, scope), findUnavailableBundles(products, scope)])
  const stocks = new Map(
    lookups.map(({ sku, product }, i) => [sku, found[i] && unavailable.has(product) ? asSoldOut(found[i]) : found[i]]),
  )
  return skus.map((sku) => ({ sku, stock: stocks.get(sku) ?? null }))
}
