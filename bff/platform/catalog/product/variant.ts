import type { ConfigurableChild } from '../../../domain/catalog/catalog.types.ts'
import { type Document, decodeId, decodeLabel, decodeNumber } from '../../documents/document.ts'
import { decodeAttributeValues, flattenAttributes } from './attribute-values.ts'
import { decodeImage } from './media.ts'
import { decodeChildPrices, decodeChildSpecialWindow, decodeTierPrices } from './prices.ts'
import { decodeIndexedStock } from './stock.ts'

/**
 * A variant of a configurable product; null without a sku. A missing picture is the parent's.
 * @source platform contract §2.12, §2.15
 */
export function decodeVariant(source: Document, parent: Document, compact: boolean): ConfigurableChild | null {
  const child = flattenAttributes(source)
  const sku = decodeId(child.sku)
  if (!sku) return null
  const prices = decodeChildPrices(child, parent, compact)
  return {
    id: decodeId(child.id),
    sku,
    name: decodeLabel(child.name),
    status: decodeNumber(child.status) ?? 1,
    image: decodeImage('image' in child ? child.image : parent.image),
    stock: decodeIndexedStock(child.stock),
    tierPrices: decodeTierPrices(child.tier_prices),
    attributes: decodeAttributeValues(child),
    ...prices,
    ...decodeChildSpecialWindow(child, parent, prices),
  }
}
