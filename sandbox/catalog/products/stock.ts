import type { SaleQuantities } from '../families/family.ts'
import { between, chance } from '../random.ts'

/** Stock of an item. `quantity` is null if stock is not managed. */
export interface StockLevel {
  readonly quantity: number | null
  readonly inStock: boolean
}

const UNCOUNTED: StockLevel = { quantity: null, inStock: true }

/**
 * Returns the stock of an item, by its sku: mostly high, sometimes low, 4 % out of stock, a few unmanaged.
 * @param least minimum sale quantity
 */
export function stockLevel(sku: string, uncounted: boolean, least = 1): StockLevel {
  if (uncounted) return UNCOUNTED
  const luck = chance(`stock ${sku}`)
  if (luck < 0.04) return { quantity: 0, inStock: false }
  if (luck < 0.055) return UNCOUNTED
  if (luck < 0.14) return { quantity: least * between(`few ${sku}`, 1, 6), inStock: true }
  return { quantity: least * between(`many ${sku}`, 8, 480), inStock: true }
}

export const STOCK_RULES = {
  stock_id: 1,
  is_qty_decimal: false,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: 10_000,
  qty_increments: 0,
  notify_stock_qty: 1,
  backorders: 0,
} as const

/** Returns the stock object in the indexer's format. */
export function stockDocument(
  productId: number,
  level: StockLevel,
  { least, most, step }: SaleQuantities = {},
): Record<string, unknown> {
  const counted = level.quantity !== null
  return {
    item_id: productId,
    product_id: productId,
    ...STOCK_RULES,
    ...(least === undefined ? {} : { min_sale_qty: least }),
    ...(most === undefined ? {} : { max_sale_qty: most }),
    ...(step === undefined ? {} : { qty_increments: step }),
    qty: level.quantity,
    is_in_stock: level.inStock,
    manage_stock: counted,
    use_config_manage_stock: counted,
  }
}
