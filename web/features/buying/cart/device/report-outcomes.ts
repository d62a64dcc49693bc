import { notify } from '../../../../components/notifications/index.ts'
import { readMessages } from '../../../../messages/page-messages.ts'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { orderedCart } from '../../../../sync/tasks/cart/after-order.ts'
import type { CartState } from '../../../../sync/tasks/cart/cart-state.ts'
import { cartTask, refusals } from '../../../../sync/tasks/cart/cart-task.ts'
import { findTakenBack } from '../../../../sync/tasks/cart/find-taken-back.ts'
import { trackAction } from '../../analytics/index.ts'
import { goesWith } from '../adding/goes-with.ts'
import type { CartParts } from './cart-parts.types.ts'

/**
 * Reports lines that the platform rejected, or that the cart was ordered elsewhere. Such an order is counted, with consent: the page that
 * the shopper returns to later finds the cart cleared.
 * @param sync sends the lines that a rejected exchange has put back
 * @source ORDER-11, ORDER-26
 */
export function reportOutcomes(
  { tasks, notices, isOrderSent }: Pick<CartParts, 'tasks' | 'notices' | 'isOrderSent'>,
  sync: () => void,
  track: typeof trackAction = trackAction,
) {
  async function reportOrdered(message: string, before: CartState | null, deviceId: string) {
    // While the outcome of an order is unknown, only the page that asks for it reports it.
    if (await isOrderSent()) return
    notify({ type: 'success', message })
    const cart = before?.deviceId === deviceId ? orderedCart(before) : null
    // The number of the order is unknown, so each order gets a transaction id of its own.
    if (cart && cart.lines.length > 0) await track({ kind: 'ordered', order: randomUuid(), cart })
  }
  tasks.follow(cartTask, (outcome) => {
    const { added } = outcome.variables
    if (added) goesWith.set({ added, products: outcome.result.cartSync.goesWith ?? [] })
    const texts = readMessages('cart').notices
    if (outcome.result.cartSync.isOrdered)
      return void reportOrdered(texts.ordered, outcome.before, outcome.variables.input.deviceId)
    for (const { message, key, name } of refusals(outcome))
      notices.reject(
        key === null ? [] : [key],
        name === null || message.includes(name) ? message : texts.about({ name, message }),
      )
    const keys = findTakenBack(outcome)
    if (keys.length === 0) return
    notices.reject(keys, texts.unchanged)
    sync()
  })
}
