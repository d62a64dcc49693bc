import { CheckoutMethodsDocument, OrderPlaceDocument } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { clientAsk, clientMutate } from '../../../data/client-load.ts'
import { currentNetwork } from '../../../data/network/network.ts'
import { messagesOf } from '../../../messages/page-messages.ts'
import { onBackOnline, openTasks } from '../../../offline/tasks/open-tasks.ts'
import { openedCart } from '../../cart/index.ts'
import { notify } from '../../notifications/index.ts'
import { draftOnDevice, isAsItWas, waitsForAWord } from '../../order-draft/index.ts'
import { paymentMethodOf, shippingMethodOf } from '../state/methods.ts'
import { methodsIn } from '../state/methods-answer.ts'
import { deliveryAddress } from '../state/order-input.ts'
import { ORDER_SUBJECT } from './order-task.ts'
import { placeOrder } from './place-order.ts'

const CHECKOUT = '/checkout'

/**
 * Offers the order that waits on this device, at first and whenever the network is back; sends it instead where the shop is set so. The
 * page of the checkout does so itself.
 * @source ORDER-5, ORDER-6
 */
export async function followWaitingOrder(shop: ShopInfo): Promise<void> {
  const kept = draftOnDevice(shop.deviceDatabase)
  // One that was placed or cancelled, on whatever page, is left to nobody any more.
  kept.subscribe(() => {
    if (kept.current()?.waiting === null) void openTasks(shop.deviceDatabase).drop(ORDER_SUBJECT)
  })
  const offer = async () => {
    const draft = await kept.latest()
    if (!waitsForAWord(draft) || !currentNetwork().isOnline || location.pathname === shop.basePath + CHECKOUT) return
    if (shop.sendsOfflineOrders && (await isSent(shop))) return
    const { title, text } = messagesOf('order').waiting
    notify({ type: 'warning', message: title, hasNoTimeout: true, action: { label: text, to: CHECKOUT } })
  }
  onBackOnline(() => void offer().catch((error) => console.warn('An order that waits could not be offered', error)))
  await offer()
}

/** Sends an order whose cart is still as it was, or that was sent before; what has changed since is for its shopper to look at. */
async function isSent({ deviceDatabase }: ShopInfo): Promise<boolean> {
  const draft = draftOnDevice(deviceDatabase)
  const cart = await openedCart()
  const before = await draft.latest()
  if (!before.waiting?.sentFrom && !isAsItWas(before, cart.current()?.lines ?? [])) return false
  const address = before.shipping ? deliveryAddress(before.shipping) : null
  const { isVirtual, shipping, payment } = methodsIn(await clientAsk(CheckoutMethodsDocument, { address }))
  const result = await placeOrder({
    draft,
    cart,
    send: async (input) => (await clientMutate(OrderPlaceDocument, { input })).orderPlace,
    // Its password was never kept.
    signUp: async () => [],
    leave: null,
    methods: {
      isVirtual,
      shipping: shippingMethodOf(shipping, before.shippingMethod),
      payment: paymentMethodOf(payment, before.paymentMethod),
    },
    isOnline: true,
    now: Date.now(),
    random: crypto.randomUUID(),
  })
  const { order } = await draft.latest()
  if (result.kind !== 'placed' || !order) return false
  const { title, number } = messagesOf('order').thanks
  notify({ type: 'success', message: order.number === null ? title : `${title} ${number(order.number)}`, hasNoTimeout: true })
  return true
}
