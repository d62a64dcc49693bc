import { isFields } from '../../../../storage/stored-fields.ts'
import { toMainUnit } from './cart-events.ts'
import type { EventItem, ShopEvent } from './shop-event.types.ts'

/**
 * The analytics event of a page: a product view or a list view; null for other pages and empty lists.
 * @param data the screen's loader data
 * @param screen the screen's name in the route table
 */
export function pageEvent(data: unknown, screen: string, minorDigits: number): ShopEvent | null {
  const product = toItem(data, minorDigits)
  if (product) {
    const value = product.price === undefined ? {} : { value: product.price }
    return { event: 'view_item', ecommerce: { currency: 'GBP', ...value, items: [product] } }
  }
  const items = readProducts(data).flatMap((item) => toItem(item, minorDigits) ?? [])
  if (items.length === 0) return null
  const name = isFields(data) && typeof data.name === 'string' ? data.name : screen
  return { event: 'view_item_list', ecommerce: { currency: 'GBP', item_list_name: name, items } }
}

const readProducts = (data: unknown): readonly unknown[] =>
  isFields(data) && isFields(data.products) && Array.isArray(data.products.items) ? data.products.items : []

/** Only products have a sku and a price. */
function toItem(data: unknown, minorDigits: number): EventItem | null {
  if (!isFields(data) || typeof data.sku !== 'string' || typeof data.name !== 'string' || !isFields(data.price)) return null
  const { final, isUnknown } = data.price
  const gross = isFields(final) && isFields(final.gross) ? final.gross.amount : null
  const isKnown = typeof gross === 'number' && isUnknown !== true
  return { item_id: data.sku, item_name: data.name, ...(isKnown && { price: toMainUnit(gross, minorDigits) }) }
}
