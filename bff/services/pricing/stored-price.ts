import type { AttributeValue, CatalogProduct, ConfigurableChild } from '../../domain/catalog/catalog.types.ts'
import { productPrice, variantPrice } from '../../domain/pricing/catalog-price.ts'
import { offeredChildren } from '../../domain/products/configurable.ts'
import { memoizeWhile } from '../memoize.ts'
import type { PriceWithValues } from './shown-price.ts'

/** What is sold at a price: a product, or a variant. */
export type Article = Pick<ConfigurableChild, 'sku' | 'id' | 'tierPrices'>

/** What is asked by the catalogue alone. */
export interface StoredPrice extends PriceWithValues {
  /** What costs this: the product, or the cheapest variant of a configurable one. */
  readonly article: Article
}

const storedPrices = memoizeWhile<CatalogProduct, StoredPrice>()

/**
 * The catalogue's price of a moment, worked out once a second for each product however many ask: offers begin and end on
 * the second, and a configurable product has dozens of variants to compare.
 * @param rate VAT in percent; null when none applies
 */
export function storedPrice(product: CatalogProduct, rate: number | null, moment: Date, timeZone: string): StoredPrice {
  const second = Math.floor(moment.getTime() / 1000)
  return storedPrices(product, [second, rate, timeZone], () => {
    const terms = { rate, now: new Date(second * 1000), timeZone }
    const price = productPrice(product, terms)
    const child = offered(product).find((variant) => variantPrice(variant, product, terms).final.gross === price.final.gross)
    return { price, article: child ?? product, values: child ? variantValues(product, child) : product.attributes, rate }
  })
}

export const variantValues = (parent: CatalogProduct, child: ConfigurableChild): Readonly<Record<string, AttributeValue>> => ({
  ...parent.attributes,
  ...child.attributes,
})

const offered = (product: CatalogProduct) => (product.type === 'configurable' ? offeredChildren(product) : [])
