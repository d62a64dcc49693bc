import { notify } from '../../../../components/notifications/index.ts'
import { readMessages } from '../../../../messages/page-messages.ts'
import { cartTask, refusals } from '../../../../sync/tasks/cart/cart-task.ts'
import { findTakenBack } from '../../../../sync/tasks/cart/find-taken-back.ts'
import { goesWith } from '../adding/goes-with.ts'
import type { CartParts } from './cart-parts.types.ts'

/**
 * Reports lines that the platform rejected, or that the cart was ordered elsewhere.
 * @param sync sends the lines that a rejected exchange has put back
 */
export function reportOutcomes(
  { tasks, notices, isOrderSent }: Pick<CartParts, 'tasks' | 'notices' | 'isOrderSent'>,
  sync: () => void,
) {
  // While the outcome of an order is unknown, only the page that asks for it reports it.
  const reportOrdered = async (message: string) => (await isOrderSent()) || notify({ type: 'success', message })
  tasks.follow(cartTask, (outcome) => {
    const { added } = outcome.variables
    if (added) goesWith.set({ added, products: outcome.result.cartSync.goesWith ?? [] })
    const texts = readMessages('cart').notices
    if (outcome.result.cartSync.isOrdered) return void reportOrdered(texts.ordered)
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
