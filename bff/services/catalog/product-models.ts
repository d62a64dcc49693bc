import type { GraphQLResolveInfo } from 'graphql'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { keyFacts } from '../../domain/catalog/product-attributes.ts'
import type { AttributesByCode } from '../../domain/facets/facets.types.ts'
import { selects } from '../../graphql/resolvers/selection.ts'
import { stocksOf } from '../availability/product-stock.ts'
import { rememberedBy } from '../memoize.ts'
import { pricesOf } from '../pricing/product-prices.ts'
import { shownPrice } from '../pricing/shown-price.ts'
import type { GraphqlContext } from '../request-scope.ts'
import type { ProductModel } from './models.ts'
import { productModel, shownFacts } from './product-model.ts'

/** What of products is looked at and costs something to know. */
export interface Wanted {
  readonly price: boolean
  readonly unit: boolean
  readonly stock: boolean
  readonly keyFacts: boolean
}

/** @param path to the products, from the field that is being resolved */
export const wantedOf = (info: GraphQLResolveInfo | undefined, ...path: readonly string[]): Wanted => ({
  price: selects(info, ...path, 'price'),
  unit: selects(info, ...path, 'price', 'unit'),
  stock: selects(info, ...path, 'stock'),
  keyFacts: selects(info, ...path, 'keyFacts'),
})

/**
 * Products as they are answered: plain values, so that a list costs no call for each field of each product. What they
 * share is waited for once, and what nobody looks at is not asked for.
 */
export async function productModels(
  products: readonly CatalogProduct[],
  wanted: Wanted,
  context: GraphqlContext,
  childSku: string | null = null,
): Promise<readonly ProductModel[]> {
  const { store, storeView, config } = context
  const [attributes, prices, stocks] = await Promise.all([
    wanted.unit || wanted.keyFacts ? store.attributes() : null,
    wanted.price ? pricesOf(products, context) : null,
    wanted.stock ? stocksOf(products, context) : null,
  ])
  const factsOf = wanted.keyFacts && attributes ? keyFactsOf(config.catalog.keyFactAttributes)(attributes) : null
  return products.map((product, i) => {
    const priced = prices?.[i]
    return productModel(shownFacts(product, context), childSku, {
      price: priced ? shownPrice(priced, wanted.unit ? attributes : null, storeView) : null,
      stock: stocks?.[i] ?? null,
      keyFacts: factsOf ? factsOf(product) : null,
    })
  })
}

export async function productModelOf(
  product: CatalogProduct,
  wanted: Wanted,
  context: GraphqlContext,
  childSku: string | null = null,
): Promise<ProductModel> {
  const [model] = await productModels([product], wanted, context, childSku)
  if (!model) throw new Error(`${product.sku} has no model`)
  return model
}

const keyFactsOf = rememberedBy((codes: readonly string[]) =>
  rememberedBy((attributes: AttributesByCode) => rememberedBy((product: CatalogProduct) => keyFacts(product, attributes, codes))),
)
