import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { keyFacts } from '../../domain/catalog/product-attributes.ts'
import { mapInPieces } from '../../platform/base/in-pieces.ts'
import { asSoldOut, findUnavailableBundles } from '../availability/bundle-stock.ts'
import { loadStockReplies, stockBy } from '../availability/stock.ts'
import { priceNow, pricesBySource } from '../pricing/prices.ts'
import { toProductPrice } from '../pricing/product-price.ts'
import type { ProductModel } from '../products/models.ts'
import { memoizeWhile } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { productModel } from './product-model.ts'

/** The selected product fields that cost a call. */
export interface ProductSelection {
  readonly price: boolean
  readonly unit: boolean
  readonly stock: boolean
  readonly keyFacts: boolean
  readonly rating: boolean
}

const models = memoizeWhile<CatalogProduct, ProductModel>()

/**
 * Products as plain values, so that a list needs no resolver call per field. Shared data is awaited once, and unselected data is not
 * fetched. A model keeps its identity until one of its inputs changes.
 */
export async function productModels(
  products: readonly CatalogProduct[],
  selection: ProductSelection,
  scope: RequestScope,
  childSku: string | null = null,
): Promise<readonly ProductModel[]> {
  const { store, storeView, config, ratingByProduct } = scope
  const [attributes, prices, stocks, unavailable, ratings] = await Promise.all([
    selection.unit || selection.keyFacts ? store.attributes() : null,
    selection.price ? pricesBySource(products, scope) : null,
    selection.stock ? loadStockReplies(products, scope) : null,
    selection.stock ? findUnavailableBundles(products, scope) : null,
    selection.rating ? Promise.all(products.map(({ id }) => ratingByProduct.load(id))) : null,
  ])
  const unitAttributes = selection.unit ? attributes : null
  const factAttributes = selection.keyFacts ? attributes : null
  return mapInPieces(products, (product, i) => {
    const price = prices?.[i]
    const reply = stocks?.[i] ?? null
    const isSoldOut = unavailable?.has(product) ?? false
    const rating = ratings?.[i] ?? null
    const sources = [
      price?.catalog,
      price?.components,
      price?.confirmed,
      selection.stock,
      reply,
      isSoldOut,
      unitAttributes,
      factAttributes,
      rating,
    ]
    return models(product, [config, storeView, childSku, ...sources], () => {
      const stock = selection.stock ? stockBy(reply, product, scope) : null
      const extras = {
        price: price ? toProductPrice(priceNow(price, scope), unitAttributes, storeView) : null,
        stock: stock && isSoldOut ? asSoldOut(stock) : stock,
        keyFacts: factAttributes && keyFacts(product, factAttributes, config.catalog.keyFactAttributes, storeView.locale),
        rating,
      }
      return productModel(product, childSku, extras, scope)
    })
  })
}

export async function loadProductModel(
  product: CatalogProduct,
  selection: ProductSelection,
  scope: RequestScope,
  childSku: string | null = null,
): Promise<ProductModel> {
  const [model] = await productModels([product], selection, scope, childSku)
  if (!model) throw new Error(`${product.sku} has no model`)
  return model
}
