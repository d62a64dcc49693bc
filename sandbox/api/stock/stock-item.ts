import { STOCK_RULES } from '../../catalog/products/stock.ts'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { readNumber } from '../../store/fields.ts'
import type { Saleable } from '../../store/saleable.ts'

/** Default values of a stock item. @source platform contract E4, §14.17 */
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
  use_config_enable_qty_inc: true,
  show_default_notification_message: false,
  low_stock_date: null,
  is_decimal_divided: false,
  stock_status_changed_auto: 0,
} as const

/**
 * Returns the stock item of a product or variant, without its sku, as the platform does.
 * Values in the catalogue take precedence; the stock of a product without any is not managed.
 */
export function stockItem({ document, parent }: Saleable): JsonObject {
  const id = readNumber(document, 'id') ?? (parent && readNumber(parent, 'id'))
  const own = isObject(document.stock) ? document.stock : { qty: null, is_in_stock: true, manage_stock: false }
  const enable_qty_increments = (readNumber(own, 'qty_increments') ?? 0) > 1
  return { item_id: id, product_id: id, ...USUAL, enable_qty_increments, qty: null, is_in_stock: false, ...own }
}
