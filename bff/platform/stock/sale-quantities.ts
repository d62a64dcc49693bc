import type { SaleQuantities } from '../../domain/catalog/catalog.types.ts'
import { type Document, decodeCount, decodeFlag, decodeNumber, decodeQuantity } from '../documents/document.ts'

/**
 * The minimum, maximum and step of a stock item. `use_config_…` is ignored, because the numbers apply either way. A step applies unless it
 * is switched off. A limit that is not a whole number of pieces is ignored.
 * @source STOCK-14; platform contract E4
 */
export const decodeSaleQuantities = (item: Document): SaleQuantities => ({
  least: decodeCount(item.min_sale_qty),
  most: decodeCount(item.max_sale_qty),
  step: decodeFlag(item.enable_qty_increments, true) ? decodeCount(item.qty_increments) : null,
})

/**
 * The pieces that can be sold; null if there is no limit: stock is not managed, or missing pieces are ordered later. Such items may keep an
 * old quantity.
 * @source WIRE-1; platform contract E4
 */
export const decodeCountedQuantity = (item: Document): number | null =>
  decodeFlag(item.manage_stock, true) && !((decodeNumber(item.backorders) ?? 0) > 0) ? decodeQuantity(item.qty) : null
