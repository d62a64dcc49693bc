import type { IndexedStock } from '../../../domain/catalog/catalog.types.ts'
import { decodeFlag, decodeId, decodeKnownFlag, isDocument } from '../../documents/document.ts'
import { decodeCountedQuantity, decodeSaleQuantities } from '../../stock/sale-quantities.ts'

/** Stock from the index; null if the index does not say whether the product is in stock. @source platform contract §2.15, §11.30 */
export function decodeIndexedStock(stock: unknown): IndexedStock | null {
  const isInStock = isDocument(stock) ? decodeKnownFlag(stock.is_in_stock) : null
  if (!isDocument(stock) || isInStock === null) return null
  return {
    productId: decodeId(stock.product_id),
    qty: decodeCountedQuantity(stock),
    isInStock,
    manageStock: decodeFlag(stock.manage_stock, true),
    quantities: decodeSaleQuantities(stock),
  }
}
