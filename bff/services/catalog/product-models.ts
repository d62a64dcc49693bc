import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { keyFacts } from '../../domain/catalog/product-attributes.ts'
import { unavailableOptionsOf, withOptions } from '../availability/bundle-stock.ts'
import { stockBy, stockRepliesOf } from '../availability/stock.ts'
import { memoizeWhile } from '../memoize.ts'
import { priceNow, pricesBySource } from '../pricing/prices.ts'
import { productPriceOf } from '../pricing/product-price.ts'
import type { RequestScope } from '../request-scope.ts'
import type { ProductModel } from './models.ts'
import { productModel } from './product-model.ts'

/** What of products is selected and costs something to know. */
export interface ProductSelection {
  readonly price: boolean
  readonly unit: boolean
  readonly stock: boolean
  readonly keyFacts: boolean
}

const models = memoizeWhile<CatalogProduct, ProductModel>()

/**
 * Products as they are answered: plain values, so that a list costs no call for each field of each product. What they
 * share is waited for once, and what nobody looks at is not asked for. A product is the very same for as long as nothing
 * that it is made of changes.
 */
export async function productModels(
  products: readonly CatalogProduct[],
  selection: ProductSelection,
  scope: RequestScope,
  childSku: string | null = null,
): Promise<readonly ProductModel[]> {
  const { store, storeView, config } = scope
  const [attributes, prices, stocks, unavailable] = await Promise.all([
    selection.unit || selection.keyFacts ? store.attributes() : null,
    selection.price ? pricesBySource(products, scope) : null,
    selection.stock ? stockRepliesOf(products, scope) : null,
    selection.stock ? Promise.all(products.map((product) => unavailableOptionsOf(product, scope))) : null,
  ])
  const unitAttributes = selection.unit ? attributes : null
  const factAttributes = selection.keyFacts ? attributes : null
  return products.map((product, i) => {
    const price = prices?.[i]
    const reply = stocks?.[i] ?? null
    const options = unavailable?.[i] ?? []
    const sources = [
      price?.catalog,
      price?.components,
      price?.confirmed,
      selection.stock,
      reply,
      options.length > 0,
      unitAttributes,
      factAttributes,
    ]
    return models(product, [config, storeView, childSku, ...sources], () => {
      const extras = {
        price: price ? productPriceOf(priceNow(price, scope), unitAttributes, storeView) : null,
        stock: selection.stock ? withOptions(stockBy(reply, product, scope), options) : null,
        keyFacts: factAttributes && keyFacts(product, factAttributes, config.catalog.keyFactAttributes, storeView.locale),
      }
      return productModel(product, childSku, extras, scope)
    })
  })
}

export async function productModelOf(
  product: CatalogProduct,
  selection: ProductSelection,
  scope: RequestScope,
  childSku: string | null = null,
): Promise<ProductModel> {
  const [model] = await productModels([product], selection, scope, childSku)
  if (!model) throw new Error(`${product.sku} has no model`)
  return model
}
