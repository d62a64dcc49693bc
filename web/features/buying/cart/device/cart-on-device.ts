import { CartCouponApplyDocument, CartCouponRemoveDocument, CartShippingSetDocument } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { createMemo } from '../../../../storage/device-value.ts'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { cartValue } from '../../../../sync/tasks/cart/cart-value.ts'
import { emptyCart } from '../../../../sync/tasks/cart/decode-cart.ts'
import { afterSession, toNewSession } from '../../../../sync/tasks/cart/new-session.ts'
import { applyTotals, type TotalsAnswer } from '../../../../sync/tasks/cart/totals-change.ts'
import { visibleCart } from '../../../../sync/tasks/cart/visible-cart.ts'
import { draftOnDevice, isSent } from '../../../../sync/tasks/order/index.ts'
import type { CartOnDevice, CartSessions, CartTotalsChanges } from '../cart-on-device.types.ts'
import { cartEdits } from './cart-edits.ts'
import { cartOrders } from './cart-orders.ts'
import type { CartParts } from './cart-parts.types.ts'
import { cartSyncs } from './cart-syncs.ts'
import { changeNotices } from './change-notices.ts'

const opened = new Map<string, CartOnDevice>()

/** The device cart, opened once per page. Every change shows at once, is stored, and is queued for the server. */
export function cartOnDevice(shop: Pick<ShopInfo, 'deviceDatabase' | 'cart' | 'checkout'>): CartOnDevice {
  const { deviceDatabase } = shop
  const known = opened.get(deviceDatabase)
  if (known) return known
  const value = cartValue(deviceDatabase)
  const tasks = openTasks(deviceDatabase)
  const isOrderSent = async () => isSent(await draftOnDevice(deviceDatabase).latest())
  const parts = { value, tasks, visible: createMemo(value, visibleCart), notices: changeNotices(), isOrderSent }
  const isStored = () => !cartValue.hasFailed(deviceDatabase)
  const syncs = cartSyncs(parts, isStored)
  const cart: CartOnDevice = {
    current: parts.visible,
    isStored,
    ...syncs,
    ...cartEdits(parts, syncs.sync, shop),
    ...cartTotals(parts),
    ...cartOrders(parts),
    ...cartSessions(parts),
  }
  opened.set(deviceDatabase, cart)
  return cart
}

/** Changes of the totals, which only the platform can make: they need a network and wait for running syncs. */
function cartTotals({ value, tasks }: CartParts): CartTotalsChanges {
  const change = (send: () => Promise<TotalsAnswer>) =>
    tasks.withLock(async () => {
      const { deviceId } = await value.latest()
      return applyTotals(value, await send(), deviceId)
    })
  return {
    applyCoupon: (code) => change(async () => (await sendMutation(CartCouponApplyDocument, { input: { code } })).cartCouponApply),
    removeCoupon: () => change(async () => (await sendMutation(CartCouponRemoveDocument, {})).cartCouponRemove),
    setShipping: (input) => change(async () => (await sendMutation(CartShippingSetDocument, { input })).cartShippingSet),
  }
}

/** Changes of the cart when a session begins or ends. Every new cart has a new id, so that late answers change nothing. */
const cartSessions = ({ value }: CartParts): CartSessions => ({
  adopt: (cart) => value.change(toNewSession(cart, randomUuid(), Date.now())),
  clear: () => value.change(() => emptyCart(randomUuid())),
  endSession: () => value.change(afterSession(randomUuid())),
})
