import type { StoreView } from '../../store-views.ts'
import type { Calendar } from '../calendar.ts'
import { viewPrice } from '../money.ts'
import { chance } from '../random.ts'
import { lowersPrice, type Offer, offerWindow, reducedPrice } from './offer.ts'
import type { Product, SaleableItem } from './product.ts'

type Fields = Record<string, unknown>

/** Returns the net price fields of one item. `final_price` is today's price. */
export function itemPrices(item: SaleableItem, offer: Offer | null, view: StoreView, calendar: Calendar): Fields {
  const price = viewPrice(item.price, view)
  const special = offer ? viewPrice(reducedPrice(item.price, offer), view) : null
  return {
    price,
    regular_price: price,
    special_price: special,
    ...(offer ? offerWindow(offer, calendar) : { special_from_date: null, special_to_date: null }),
    final_price: finalPrice(item, offer, view),
  }
}

/** Returns today's net price. */
export const finalPrice = (item: SaleableItem, offer: Offer | null, view: StoreView): number =>
  viewPrice(offer && lowersPrice(offer) ? reducedPrice(item.price, offer) : item.price, view)

/** Returns the net price fields of a product. A configurable product has those of its cheapest variant, sometimes with a `price` of 0. */
export function productPrices(product: Product, view: StoreView, calendar: Calendar): Fields {
  const own = itemPrices(product, product.offer, view, calendar)
  const items = product.variants.length > 0 ? product.variants : [product]
  const finals = items.map((item) => finalPrice(item, product.offer, view))
  const regulars = items.map((item) => viewPrice(item.price, view))
  const range = {
    minimal_price: Math.min(...finals),
    max_price: Math.max(...finals),
    minimal_regular_price: Math.min(...regulars),
    max_regular_price: Math.max(...regulars),
  }
  if (product.type === 'configurable' && product.id % 29 === 0)
    return { ...own, price: 0, regular_price: 0, special_price: null, ...range }
  return { ...own, ...range }
}

const GUESTS = 0
const ALL_GROUPS = 32_000

/** Returns tier prices for trade customers and larger quantities, on some products. @source platform contract §2.15 */
export function tierPrices(product: Product, view: StoreView): Fields[] {
  if (product.type !== 'simple' || product.price === 0 || chance(`tier ${product.sku}`) > 0.25) return []
  const tier = (group: number, qty: number, share: number) => ({
    customer_group_id: group,
    qty,
    value: viewPrice(product.price * share, view),
    extension_attributes: {},
  })
  return [tier(2, 1, 0.92), tier(GUESTS, 10, 0.95), tier(ALL_GROUPS, 10, 0.95), tier(2, 10, 0.88)]
}
