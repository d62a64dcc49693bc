import type { SaleQuantities } from '../../domain/catalog/catalog.types.ts'
import { countOf, type Document, flagOf } from '../documents/document.ts'

/**
 * The least, the most and the step of a stock item. `use_config_…` is not read: the numbers are those that count either way. A step
 * counts unless it is switched off. What is no whole number of pieces is no limit.
 * @source STOCK-14; platform contract E4
 */
export const saleQuantitiesOf = (item: Document): SaleQuantities => ({
  least: countOf(item.min_sale_qty),
  most: countOf(item.max_sale_qty),
  step: flagOf(item.enable_qty_increments, true) ? countOf(item.qty_increments) : null,
})
