import { CheckoutReturnDocument } from '#schema/generated/operations.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { logRejections } from '../../../../sync/log-rejections.ts'
import { afterOrder, hasJustOrdered, orderedCart, withDelivery } from '../../../../sync/tasks/cart/after-order.ts'
import { syncInput } from '../../../../sync/tasks/cart/cart-sync.ts'
import { applyTotals } from '../../../../sync/tasks/cart/totals-change.ts'
import { trackAction } from '../../analytics/index.ts'
import type { CartOrders } from '../cart-on-device.types.ts'
import type { CartParts } from './cart-parts.types.ts'

/** Orders of the device cart, here or at an external checkout. Nothing else is sent meanwhile. */
export function cartOrders({ value, tasks }: CartParts): CartOrders {
  const clearOrdered = (deviceId: string) => value.change(afterOrder(deviceId, randomUuid(), Date.now()))

  return {
    snapshot() {
      const state = value.current()
      const total = state?.settled?.totals?.grandTotal.amount
      if (!state || total === undefined || state.intents.length > 0) return null
      const { deviceId, lines } = syncInput(state)
      return { deviceId, lines, total }
    },
    order: (place) =>
      tasks.withLock(async () => {
        const state = await value.latest()
        const { deviceId, lines } = syncInput(state)
        const answer = await place({ deviceId, lines, total: state.settled?.totals?.grandTotal.amount ?? null })
        if (answer.orderedFrom === null) await applyTotals(value, { cart: answer.cart, userErrors: [] }, deviceId)
        else {
          const cart = orderedCart(state)
          if (answer.orderedFrom === deviceId) void trackAction({ kind: 'ordered', order: answer.number, cart })
          await clearOrdered(answer.orderedFrom)
        }
        return answer
      }),
    confirmExternalOrder: (order) =>
      tasks.withLock(async () => {
        const state = await value.latest()
        const { checkoutReturn } = await sendMutation(CheckoutReturnDocument, {
          input: { deviceId: state.deviceId, orderNumber: order },
        })
        logRejections('CheckoutReturn', checkoutReturn.userErrors)
        if (checkoutReturn.isCartOrdered) {
          const cart = orderedCart(state)
          if (cart.lines.length > 0) void trackAction({ kind: 'ordered', order, cart })
          await clearOrdered(state.deviceId)
        }
        await value.change(withDelivery(checkoutReturn))
        // Anyone can open this URL, so only a device that has just ordered sees the thank-you page.
        const isStranger = checkoutReturn.status === 'ORDERED' && !hasJustOrdered(await value.latest(), Date.now())
        return isStranger ? 'NONE' : checkoutReturn.status
      }),
    lastOrder: () => value.current()?.ordered ?? null,
  }
}
