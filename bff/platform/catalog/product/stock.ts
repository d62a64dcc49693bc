import type { IndexedStock } from '../../../domain/catalog/catalog.types.ts'
import { flagOf, idOf, isDocument, quantityOf } from '../../documents/document.ts'
import { saleQuantitiesOf } from '../../stock/sale-quantities.ts'

/** Stock from the index; null if the index does not say whether the product is in stock. @source platform contract §2.15, §11.30 */
export function indexedStockOf(stock: unknown): IndexedStock | null {
  if (!isDocument(stock) || stock.is_in_stock === undefined || stock.is_in_stock === null) return null
  return {
    productId: idOf(stock.product_id),
    qty: quantityOf(stock.qty),
    isInStock: flagOf(stock.is_in_stock, false),
    manageStock: flagOf(stock.manage_stock, true),
    quantities: saleQuantitiesOf(stock),
  }
}
