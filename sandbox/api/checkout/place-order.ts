import type { JsonObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import { translate } from '../translate.ts'
import { type CheckoutPlatform, type OpenCart, orderTotals } from './handed-over.ts'
import { lineText } from './line-text.ts'
import { orderDocument, type PlacedOrder } from './order-document.ts'
import type { OrderForm } from './order-form.ts'

/** The parts of an order that the shop's URL after checkout contains. */
export interface OrderReceipt {
  readonly number: string
  readonly email: string
}

/** Returns the order of a cart that was ordered before, or null. */
export function findOrder({ quote }: OpenCart, { orders }: CheckoutPlatform): OrderReceipt | null {
  const document = orders.ofQuote(quote.id)
  return document && { number: readText(document, 'increment_id') ?? '', email: readText(document, 'customer_email') ?? '' }
}

/** Orders a cart from the checkout page. Call it only once per cart. */
export function placeOrder(open: OpenCart, form: OrderForm, platform: CheckoutPlatform): OrderReceipt {
  const { street, city, postcode, email, firstname, lastname } = form
  const address = { firstname, lastname, street: [street], city, postcode, country_id: open.buyer.view.taxCountry }
  const document = platform.orders.transaction(() => {
    const quote = platform.quotes.change(open.quote, { address: JSON.stringify(address) })
    const totals = orderTotals({ ...open, quote }, platform.quotes)
    return placeQuote({ ...open, quote }, { email, address, totals }, platform)
  })
  return { number: readText(document, 'increment_id') ?? '', email }
}

type OrderDetails = Pick<PlacedOrder, 'address' | 'shippingAddress' | 'payment' | 'totals'> & { readonly email: string }

/**
 * Creates the order of a quote, closes the quote and e-mails the shopper.
 * @throws if the quote was ordered before
 */
export function placeQuote(
  { quote, customer, buyer }: OpenCart,
  { email, ...details }: OrderDetails,
  { orders, quotes, outbox }: Pick<CheckoutPlatform, 'orders' | 'quotes' | 'outbox'>,
): JsonObject {
  const { firstname, lastname } = details.address
  const createdAt = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const party = { id: customer?.id ?? null, email, firstname, lastname }
  const document = orders.place({ customerId: party.id, quoteId: quote.id }, (id) =>
    orderDocument(id, { ...details, customer: party, status: 'pending', createdAt, view: buyer.view }),
  )
  quotes.close(quote)
  const number = readText(document, 'increment_id') ?? ''
  outbox.send({
    recipient: email,
    subject: translate(buyer.view, 'mail.order', { number }),
    text: `${translate(buyer.view, 'mail.thanks', { name: String(firstname), number })}\n${details.totals.lines.map(({ line, article }) => lineText(line.quantity, article.name)).join('\n')}`,
  })
  return document
}
