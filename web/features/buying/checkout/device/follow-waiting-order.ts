import { CheckoutMethodsDocument, OrderPlaceDocument } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { currentNetwork, onBackOnline } from '../../../../api/network.ts'
import { sendMutation, sendPrivateQuery } from '../../../../api/page-client.ts'
import { notify } from '../../../../components/notifications/index.ts'
import { readMessages } from '../../../../messages/page-messages.ts'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import {
  deliveryAddress,
  draftOnDevice,
  hasUnsentOrder,
  isCartUnchanged,
  isTotalUnchanged,
  ORDER_SUBJECT,
} from '../../../../sync/tasks/order/index.ts'
import { getCart } from '../../cart/index.ts'
import { arrivalOfOrder } from '../state/arrival-of-order.ts'
import { selectPaymentMethod, selectShippingMethod } from '../state/methods.ts'
import { toOrderMethods } from '../state/order-methods.ts'
import type { SentOrder } from './ask-outcome.ts'
import { followSentOrder } from './follow-sent-order.ts'
import { placeOrder } from './place-order.ts'

const CHECKOUT = '/checkout'

/**
 * Follows the orders of this device. Asks for the outcome of a sent order. Offers to send a waiting order, or sends it if the shop is
 * configured to. The checkout page shows both itself.
 * @source ORDER-5, ORDER-6, ORDER-11
 */
export async function followWaitingOrder(shop: ShopInfo): Promise<void> {
  const draft = draftOnDevice(shop.deviceDatabase)
  // Removes the background task of an order that was placed or cancelled on any page.
  draft.subscribe(() => {
    if (draft.current()?.waiting === null) void openTasks(shop.deviceDatabase).drop(ORDER_SUBJECT)
  })
  const isInCheckout = () => location.pathname === shop.basePath + CHECKOUT
  const offer = async () => {
    if (!hasUnsentOrder(await draft.latest()) || !currentNetwork().isOnline || isInCheckout()) return
    if (shop.sendsOfflineOrders && (await tryToPlace(shop))) return
    if (!hasUnsentOrder(await draft.latest())) return
    const { title, text } = readMessages('checkout').order.waiting
    notify({ type: 'warning', message: title, hasNoTimeout: true, action: { label: text, to: CHECKOUT } })
  }
  const start = () => void offer().catch((error) => console.warn('The waiting order could not be offered', error))
  onBackOnline(start)
  const cart = await getCart()
  // The checkout page shows its own thank-you message, unless there is another cart to check out.
  const isShownHere = (answer: SentOrder) => isInCheckout() && (answer.kind !== 'placed' || cart.current()?.lines.length === 0)
  followSentOrder(shop, (answer) => {
    if (answer.kind === 'returned') start()
    else if (!isShownHere(answer)) notifyOutcome(answer)
  })
  await offer()
}

/** Reports the outcome of an order on pages other than the checkout. */
function notifyOutcome(answer: SentOrder): void {
  const { sent, thanks } = readMessages('checkout').order
  if (answer.kind === 'placed') {
    const { number } = answer.order
    notify({
      type: 'success',
      message: number === null ? thanks.title : `${thanks.title} ${thanks.number(number)}`,
      hasNoTimeout: true,
    })
  }
  const action = { label: sent.look, to: CHECKOUT }
  if (answer.kind === 'unknown') notify({ type: 'warning', message: sent.notice, hasNoTimeout: true, action })
  if (answer.kind === 'received' && answer.isLate)
    notify({ type: 'warning', message: readMessages('checkout').order.received.lateNotice, hasNoTimeout: true, action })
  if (answer.kind === 'failed') notify({ type: 'error', message: sent.failed, hasNoTimeout: true, action })
}

/** Sends an order if its cart and total are unchanged; otherwise the shopper must review it. @returns whether it was placed */
async function tryToPlace(shop: ShopInfo): Promise<boolean> {
  const { deviceDatabase } = shop
  const draft = draftOnDevice(deviceDatabase)
  const cart = await getCart()
  const before = await draft.latest()
  const { lines = [], totals } = cart.current() ?? {}
  if (!isCartUnchanged(before, lines) || !isTotalUnchanged(before, totals?.summary?.total.formatted)) return false
  const address = before.shipping ? deliveryAddress(before.shipping) : null
  const { isVirtual, shipping, payment } = toOrderMethods(await sendPrivateQuery(CheckoutMethodsDocument, { address }))
  const method = selectShippingMethod(shipping, before.shippingMethod, { delivery: shop.delivery, load: orderLoad(lines) })
  const now = Date.now()
  const result = await placeOrder({
    draft,
    cart,
    send: async (input) => (await sendMutation(OrderPlaceDocument, { input })).orderPlace,
    // No account is created here, because its password is never stored.
    signUp: async () => [],
    enqueue: null,
    methods: {
      isVirtual,
      shipping: method,
      payment: selectPaymentMethod(payment, before.paymentMethod),
      arrival: arrivalOfOrder(
        shop,
        { method, country: before.shipping?.country ?? null },
        lines,
        readMessages('cart').arrival,
        now,
      ),
    },
    isOnline: true,
    now,
    random: randomUuid(),
  })
  const { order, failed } = await draft.latest()
  if (failed) notifyOutcome({ kind: 'failed' })
  if (result.kind !== 'placed' || !order) return false
  notifyOutcome({ kind: 'placed', order })
  return true
}
