import type { ShopInfo } from '#schema/page.types.ts'
import { createMemo } from '../../../../storage/device-value.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { cartValue } from '../../../../sync/tasks/cart/cart-value.ts'
import { visibleCart } from '../../../../sync/tasks/cart/visible-cart.ts'
import type { CartOnDevice } from '../cart-on-device.types.ts'
import { cartEdits } from './cart-edits.ts'
import { cartOrders } from './cart-orders.ts'
import { cartSessions } from './cart-sessions.ts'
import { cartSyncs } from './cart-syncs.ts'
import { cartTotals } from './cart-totals.ts'
import { changeNotices } from './change-notices.ts'

const opened = new Map<string, CartOnDevice>()

/** The device cart, opened once per page. Every change shows at once, is stored, and is queued for the server. */
export function cartOnDevice(shop: Pick<ShopInfo, 'deviceDatabase' | 'cart' | 'checkout'>): CartOnDevice {
  const { deviceDatabase } = shop
  const known = opened.get(deviceDatabase)
  if (known) return known
  const value = cartValue(deviceDatabase)
  const tasks = openTasks(deviceDatabase)
  const parts = { value, tasks, visible: createMemo(value, visibleCart), notices: changeNotices() }
  const syncs = cartSyncs(parts, () => cartValue.hasFailed(deviceDatabase))
  const cart: CartOnDevice = {
    current: parts.visible,
    ...syncs,
    ...cartEdits(parts, syncs.sync, shop),
    ...cartTotals(parts),
    ...cartOrders(parts),
    ...cartSessions(value),
  }
  opened.set(deviceDatabase, cart)
  return cart
}
