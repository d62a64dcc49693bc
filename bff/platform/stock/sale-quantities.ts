import type { SaleQuantities } from '../../domain/catalog/catalog.types.ts'
import { countOf, type Document, flagOf } from '../documents/document.ts'

/**
 * The minimum, maximum and step of a stock item. `use_config_…` is ignored, because the numbers apply either way. A step applies unless it
 * is switched off. A limit that is not a whole number of pieces is ignored.
 * @source STOCK-14; platform contract E4
 */
export const saleQuantitiesOf = (item: Document): SaleQuantities => ({
  least: countOf(item.min_sale_qty),
  most: countOf(item.max_sale_qty),
  step: flagOf(item.enable_qty_increments, true) ? countOf(item.qty_increments) : null,
})
