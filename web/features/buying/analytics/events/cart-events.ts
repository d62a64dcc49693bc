import type { CountedCart } from '../shop-fact.ts'
import type { EventItem, ShopEvent } from './shop-event.types.ts'

type Line = CountedCart['lines'][number]

/** Converts minor units to the main unit: 1234 pence are 12.34. */
export const inMainUnit = (amount: number, minorDigits: number): number => Number(`${amount}e-${minorDigits}`)

/** Events for additions and removals between two states of a cart. */
export function changeEvents(before: CountedCart, after: CountedCart, minorDigits: number): readonly ShopEvent[] {
  const added = moreIn(after.lines, before.lines)
  const removed = moreIn(before.lines, after.lines)
  return [
    ...(added.length > 0 ? [goods('add_to_cart', added, minorDigits)] : []),
    ...(removed.length > 0 ? [goods('remove_from_cart', removed, minorDigits)] : []),
  ]
}

/** @source CHECKOUT-3 */
export function checkoutEvent(cart: CountedCart, minorDigits: number): ShopEvent {
  return withTotal(goods('begin_checkout', cart.lines, minorDigits), cart, minorDigits, { checkout_step: 1 })
}

/** @param order number that merchant and shopper use */
export function purchaseEvent(order: string, cart: CountedCart, minorDigits: number): ShopEvent {
  return withTotal(goods('purchase', cart.lines, minorDigits), cart, minorDigits, { transaction_id: order })
}

/** The lines with a larger quantity than in another cart, with the difference. */
const moreIn = (lines: readonly Line[], others: readonly Line[]): readonly Line[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - (others.find(({ key }) => key === line.key)?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** Omits the total value if a price is unknown. */
function goods(event: ShopEvent['event'], lines: readonly Line[], minorDigits: number): ShopEvent {
  const amounts = lines.map(({ unitPrice, quantity }) => (unitPrice ? unitPrice.gross.amount * quantity : Number.NaN))
  const value = inMainUnit(
    amounts.reduce((sum, amount) => sum + amount, 0),
    minorDigits,
  )
  const items = lines.map((line) => itemOf(line, minorDigits))
  return { event, ecommerce: { currency: 'GBP', ...(Number.isFinite(value) && { value }), items } }
}

function withTotal(
  { event, ecommerce }: ShopEvent,
  { totals }: CountedCart,
  minorDigits: number,
  further: Partial<ShopEvent['ecommerce']>,
): ShopEvent {
  // Totals stored by an older version of the shop have no amount.
  const value = inMainUnit(totals?.grandTotal.amount ?? Number.NaN, minorDigits)
  return { event, ecommerce: { ...ecommerce, ...(Number.isFinite(value) && { value }), ...further } }
}

const itemOf = ({ sku, parentSku, name, unitPrice, quantity }: Line, minorDigits: number): EventItem => ({
  item_id: parentSku ?? sku,
  item_name: name,
  ...(parentSku !== null && { item_variant: sku }),
  ...(unitPrice && { price: inMainUnit(unitPrice.gross.amount, minorDigits) }),
  quantity,
})
