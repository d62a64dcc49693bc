import { STOCK_RULES } from '../../catalogue/products/stock.ts'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { numberOf } from '../../store/fields.ts'
import type { Saleable } from '../../store/saleable.ts'

/** What the ERP says of products it does not say more of. @source platform contract E4 */
const USUAL = {
  ...STOCK_RULES,
  manage_stock: true,
  use_config_min_qty: true,
  use_config_min_sale_qty: 1,
  use_config_max_sale_qty: true,
  use_config_backorders: true,
  use_config_notify_stock_qty: true,
  use_config_qty_increments: true,
  use_config_manage_stock: true,
} as const

/**
 * The stock item of a product or variant; without a sku, as the platform has it. What the catalogue says of its stock
 * stands; a product without any is sold without being counted.
 */
export function stockItem({ document, parent }: Saleable): JsonObject {
  const id = numberOf(document, 'id') ?? (parent && numberOf(parent, 'id'))
  const own = isObject(document.stock) ? document.stock : { qty: null, is_in_stock: true, manage_stock: false }
  return { item_id: id, product_id: id, ...USUAL, qty: null, is_in_stock: false, ...own }
}
