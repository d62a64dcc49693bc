import type { TrackedCart } from '../shop-action.ts'
import type { EventItem, ShopEvent } from './shop-event.types.ts'

type Line = TrackedCart['lines'][number]

/** Converts minor units to the main unit: 1234 pence are 12.34. */
export const toMainUnit = (amount: number, minorDigits: number): number => Number(`${amount}e-${minorDigits}`)

/** The additions and removals between two states of a cart. */
export function changeEvents(before: TrackedCart, after: TrackedCart, minorDigits: number): readonly ShopEvent[] {
  const added = increasedLines(after.lines, before.lines)
  const removed = increasedLines(before.lines, after.lines)
  return [
    ...(added.length > 0 ? [createEvent('add_to_cart', added, minorDigits)] : []),
    ...(removed.length > 0 ? [createEvent('remove_from_cart', removed, minorDigits)] : []),
  ]
}

/** @source CHECKOUT-3 */
export function checkoutEvent(cart: TrackedCart, minorDigits: number): ShopEvent {
  return addTotal(createEvent('begin_checkout', cart.lines, minorDigits), cart, minorDigits, { checkout_step: 1 })
}

/** @param order number that merchant and shopper use */
export function purchaseEvent(order: string, cart: TrackedCart, minorDigits: number): ShopEvent {
  return addTotal(createEvent('purchase', cart.lines, minorDigits), cart, minorDigits, { transaction_id: order })
}

/** The lines with a larger quantity than in another cart, with the difference as their quantity. */
const increasedLines = (lines: readonly Line[], others: readonly Line[]): readonly Line[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - (others.find(({ key }) => key === line.key)?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** Omits the total value if a price is unknown. */
function createEvent(event: ShopEvent['event'], lines: readonly Line[], minorDigits: number): ShopEvent {
  const amounts = lines.map(({ unitPrice, quantity }) => (unitPrice ? unitPrice.gross.amount * quantity : Number.NaN))
  const value = toMainUnit(
    amounts.reduce((sum, amount) => sum + amount, 0),
    minorDigits,
  )
  const items = lines.map((line) => toItem(line, minorDigits))
  return { event, ecommerce: { currency: 'GBP', ...(Number.isFinite(value) && { value }), items } }
}

function addTotal(
  { event, ecommerce }: ShopEvent,
  { totals }: TrackedCart,
  minorDigits: number,
  fields: Partial<ShopEvent['ecommerce']>,
): ShopEvent {
  // Totals stored by an older version of the shop have no amount.
  const value = toMainUnit(totals?.grandTotal.amount ?? Number.NaN, minorDigits)
  return { event, ecommerce: { ...ecommerce, ...(Number.isFinite(value) && { value }), ...fields } }
}

const toItem = ({ sku, parentSku, name, unitPrice, quantity }: Line, minorDigits: number): EventItem => ({
  item_id: parentSku ?? sku,
  item_name: name,
  ...(parentSku !== null && { item_variant: sku }),
  ...(unitPrice && { price: toMainUnit(unitPrice.gross.amount, minorDigits) }),
  quantity,
})
