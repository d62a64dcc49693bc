import type { OrderPlaceInput, PlacedOrder, UserError } from '#schema/generated/types.ts'
import { externalCheckout } from '../../../config/checkout.ts'
import { addressSettings } from '../../../config/shop.ts'
import type { MergedCart } from '../../../domain/cart/merged-lines.ts'
import { isVirtualCart } from '../../../domain/cart/virtual.ts'
import type { NewOrder, OrderReceipt } from '../../../domain/checkout/order.types.ts'
import { PlatformError, PlatformRefused } from '../../../platform/base/errors.ts'
import { toOutcome } from '../../../platform/base/outcome.ts'
import { createTimeBudget } from '../../../platform/base/time-budget.ts'
import { OrderUnconfirmed } from '../../../platform/order/calls.ts'
import { type CartModel, cartModel, emptyCart } from '../../cart/lines/cart-model.ts'
import type { LineSelection } from '../../cart/lines/line-model.ts'
import { type LineProducts, lineProducts } from '../../cart/lines/line-products.ts'
import { findQuote, type OpenQuote } from '../../cart/quote/open-quote.ts'
import { markCartOrdered, recordHandOff } from '../../cart/quote/ordered-cart.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { type MessageScope, rateLimitError, userError } from '../../scope/user-errors.ts'
import { carryingError } from './carrying-error.ts'
import { type ChosenMethods, findChosenMethods, toQuoteAddress } from './chosen-methods.ts'
import { findOrder } from './find-order.ts'
import { rememberOrder } from './last-order.ts'
import { orderAddress, orderErrors } from './order-input.ts'
import { placedOrder } from './placed-order.ts'
import { refusalError } from './refusal-error.ts'
import { seenCart } from './seen-cart.ts'

export interface OrderResult {
  readonly order: PlacedOrder | null
  /** Set if the cart differs from what the shopper saw. */
  readonly cart: CartModel | null
  readonly userErrors: readonly UserError[]
}

/** Share of the operation's time. An order that takes longer continues, and the client asks for its outcome. */
const TIME_FOR_AN_ANSWER = 0.8

const toRefusal = (...userErrors: readonly UserError[]): OrderResult => ({ order: null, cart: null, userErrors })
/** @param total as the platform confirmed it just now; null if the order was placed before */
function toOrderResult(receipt: OrderReceipt, total: number | null, scope: PrivateScope): OrderResult {
  rememberOrder(receipt, total, scope)
  return { order: placedOrder(receipt), cart: null, userErrors: [] }
}

/**
 * Orders the shopper's cart, once per key. An order that was already placed is answered first. Otherwise the form, the cart, the shipping
 * and payment methods and the total are checked again. The session determines who orders.
 * @source ORDER-1 to ORDER-3, CALL-4; platform contract §8; decision 0023
 */
export async function placeOrder(input: OrderPlaceInput, selection: LineSelection, scope: PrivateScope): Promise<OrderResult> {
  const { config } = scope
  // Orders of an external checkout are also paid there.
  if (!config.cart.sync || externalCheckout(config) !== null) return toRefusal(userError('REFUSED', scope.messages.order.refused))
  const errors = orderErrors(input, addressSettings(config.shop), scope)
  // A repeated order may have no methods to choose from, because its cart is already gone.
  if (errors.some(({ field }) => field === 'key' || field === 'email')) return toRefusal(...errors)
  const late = await rateLimitError('order', input.email, scope)
  if (late) return toRefusal(late)
  const budget = createTimeBudget(config.operationTimeoutMs * TIME_FOR_AN_ANSWER)
  const work = scope.session.serially(() => placedOnce(input, errors, selection, scope))
  work.catch((error) => scope.log.error({ err: error }, 'order not placed'))
  return (await budget.race(work)) ?? toRefusal(unconfirmedError(scope))
}

const unavailableError = ({ messages }: MessageScope) => userError('UNAVAILABLE', messages.order.unavailable)
const unconfirmedError = ({ messages }: MessageScope) => userError('UNCONFIRMED', messages.order.unconfirmed)

async function placedOnce(
  input: OrderPlaceInput,
  errors: readonly UserError[],
  selection: LineSelection,
  scope: PrivateScope,
): Promise<OrderResult> {
  const { platform, session, log } = scope
  if (session.isReplaced()) return toRefusal(unavailableError(scope))
  try {
    const before = await findOrder(input.key, scope)
    const refusal = before?.isReceived ? platform.order.refusal(input.key) : null
    if (refusal) return toRefusal(refusalError(refusal, input, scope))
    if (before) return toOrderResult(before, null, scope)
    return errors.length > 0 ? toRefusal(...errors) : await orderQuote(input, selection, scope)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log.warn(error.forLog(), 'order not placed')
    const isUnconfirmed = error instanceof OrderUnconfirmed || (await platform.order.isUnconfirmed(input.key))
    if (isUnconfirmed) return toRefusal(unconfirmedError(scope))
    if (!(error instanceof PlatformRefused)) return toRefusal(unavailableError(scope))
    // Another replica may have placed the order, in which case the platform no longer has the cart.
    const other = await toOutcome(findOrder(input.key, scope))
    if (other.kind === 'found' && other.value) return toOrderResult(other.value, null, scope)
    if (other.kind === 'failed') return toRefusal(unconfirmedError(scope))
    session.change({ handedOffCartId: null })
    return toRefusal(refusalError(error, input, scope))
  }
}

async function orderQuote(input: OrderPlaceInput, selection: LineSelection, scope: PrivateScope): Promise<OrderResult> {
  const { platform, storeView, session } = scope
  const quote = await findQuote(scope)
  if (!quote?.lines.some(({ quantity }) => quantity > 0)) {
    const change = userError('CART_CHANGED', scope.messages.order.cartChanged, 'lines')
    return { order: null, cart: emptyCart(0), userErrors: [change] }
  }
  const subjects = quote.lines.map((line) => ({ ...line, parentSku: null }))
  const products = await lineProducts(subjects, scope)
  const isVirtual = isVirtualCart(subjects.map((line) => products.find(line)?.product.type ?? line.type))
  const tooLarge = isVirtual ? null : await carryingError(input, quote.lines, products, scope)
  if (tooLarge) return toRefusal(tooLarge)
  const chosen = await findChosenMethods(input, quote, { isVirtual }, scope)
  if ('errors' in chosen) return toRefusal(...chosen.errors)
  await setDelivery(chosen, quote)
  const { cart, change } = await seenCart(input, quote, scope)
  if (change) return { order: null, cart: await cartModel(cart, selection, 0, scope), userErrors: [change] }
  const customerId = await readCustomerId(scope)
  const { cartId } = session.read()
  if (customerId === undefined || cartId === null) return toRefusal(unavailableError(scope))
  const order = newOrder(input, { customerId, cartId, chosen, lines: orderedLines(cart, products) }, scope)
  recordHandOff(scope)
  const receipt = await platform.order.place(storeView, order)
  // The queue may still reject the order, and the shopper then continues with the same cart.
  if (!receipt.isReceived) markCartOrdered(scope)
  return toOrderResult(receipt, input.total ?? null, scope)
}

/**
 * Sends the address and shipping method, so that the platform's total includes delivery. The platform knows only its own methods, so
 * others are not sent.
 */
async function setDelivery({ shipping }: ChosenMethods, { calls }: OpenQuote): Promise<void> {
  if (!shipping || shipping.method.isOffline) return
  const { carrierCode, methodCode } = shipping.method
  await calls.setShipping({ address: toQuoteAddress(shipping.address), carrierCode, methodCode })
}

/**
 * The platform's id of the signed-in customer; null for guests. Undefined if the platform does not return it: the order is then not sent,
 * because no account could be charged.
 */
const readCustomerId = ({ platform, storeView, session }: PrivateScope): Promise<string | null | undefined> =>
  session.withToken(async (token) => (token === null ? null : ((await platform.user.profile(storeView, token)).id ?? undefined)))

const orderedLines = ({ lines, totals }: MergedCart, products: LineProducts): NewOrder['lines'] =>
  lines.map(({ quote, quantity }) => {
    const lookup = products.find({ ...quote, parentSku: null })
    const sums = totals?.lines.get(quote.itemId)
    return {
      quote,
      quantity,
      parentSku: lookup?.childSku === quote.sku ? lookup.product.sku : null,
      price: sums?.price ?? 0,
      priceWithTax: sums?.priceWithTax ?? sums?.price ?? 0,
    }
  })

function newOrder(
  { key, email, shippingAddress, billingAddress }: OrderPlaceInput,
  { customerId, cartId, chosen, lines }: Pick<NewOrder, 'customerId' | 'cartId' | 'lines'> & { readonly chosen: ChosenMethods },
  { now }: PrivateScope,
): NewOrder {
  const billed = billingAddress ?? shippingAddress
  if (!billed) throw new Error('The order has no address')
  const { shipping, paymentCode } = chosen
  return {
    key,
    customerId,
    cartId,
    lines,
    paymentCode,
    email: email.trim(),
    createdAt: now,
    delivery: shipping && {
      address: shipping.address,
      carrierCode: shipping.method.carrierCode,
      methodCode: shipping.method.methodCode,
    },
    billingAddress: orderAddress(billed),
  }
}
