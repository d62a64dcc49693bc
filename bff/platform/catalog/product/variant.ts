import type { ConfigurableChild } from '../../../domain/catalog/catalog.types.ts'
import { type Document, idOf, numberOf, textOf } from '../../documents/document.ts'
import { attributeValuesOf, flattenAttributes } from './attribute-values.ts'
import { imageOf } from './media.ts'
import { childPricesOf, childSpecialWindowOf, tierPricesOf } from './prices.ts'
import { indexedStockOf } from './stock.ts'

/**
 * A variant of a configurable product; null without a sku. A missing picture is the parent's.
 * @source platform contract §2.12, §2.15
 */
export function decodeVariant(source: Document, parent: Document, compact: boolean): ConfigurableChild | null {
  const child = flattenAttributes(source)
  const sku = idOf(child.sku)
  if (!sku) return null
  const prices = childPricesOf(child, parent, compact)
  return {
    id: idOf(child.id),
    sku,
    name: textOf(child.name),
    status: numberOf(child.status) ?? 1,
    image: imageOf('image' in child ? child.image : parent.image),
    stock: indexedStockOf(child.stock),
    tierPrices: tierPricesOf(child.tier_prices),
    attributes: attributeValuesOf(child),
    ...prices,
    ...childSpecialWindowOf(child, parent, prices),
  }
}
