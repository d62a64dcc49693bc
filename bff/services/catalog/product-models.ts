import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { keyFacts } from '../../domain/catalog/product-attributes.ts'
import type { AttributesByCode } from '../../domain/facets/facets.types.ts'
import { stocksOf } from '../availability/stock.ts'
import { memoize } from '../memoize.ts'
import { pricesOf } from '../pricing/prices.ts'
import { productPriceOf } from '../pricing/product-price.ts'
import type { RequestScope } from '../request-scope.ts'
import type { ProductModel } from './models.ts'
import { productFacts, productModel } from './product-model.ts'

/** What of products is selected and costs something to know. */
export interface ProductSelection {
  readonly price: boolean
  readonly unit: boolean
  readonly stock: boolean
  readonly keyFacts: boolean
}

/**
 * Products as they are answered: plain values, so that a list costs no call for each field of each product. What they
 * share is waited for once, and what nobody looks at is not asked for.
 */
export async function productModels(
  products: readonly CatalogProduct[],
  selection: ProductSelection,
  scope: RequestScope,
  childSku: string | null = null,
): Promise<readonly ProductModel[]> {
  const { store, storeView, config } = scope
  const [attributes, prices, stocks] = await Promise.all([
    selection.unit || selection.keyFacts ? store.attributes() : null,
    selection.price ? pricesOf(products, scope) : null,
    selection.stock ? stocksOf(products, scope) : null,
  ])
  const factsOf = selection.keyFacts && attributes ? keyFactsOf(config.catalog.keyFactAttributes)(attributes) : null
  return products.map((product, i) => {
    const priced = prices?.[i]
    return productModel(productFacts(product, scope), childSku, {
      price: priced ? productPriceOf(priced, selection.unit ? attributes : null, storeView) : null,
      stock: stocks?.[i] ?? null,
      keyFacts: factsOf ? factsOf(product) : null,
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

const keyFactsOf = memoize((codes: readonly string[]) =>
  memoize((attributes: AttributesByCode) => memoize((product: CatalogProduct) => keyFacts(product, attributes, codes))),
)
