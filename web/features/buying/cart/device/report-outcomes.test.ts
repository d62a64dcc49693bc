import { describe, expect, it } from 'vitest'
import { currentNotices, dismiss } from '../../../../components/notifications/index.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { openPageMessages } from '../../../../messages/page-messages.ts'
import type { TaskQueue } from '../../../../sync/task-queue.ts'
import { reportOutcomes } from './report-outcomes.ts'

/** The notices after a sync has found that the cart was ordered. */
async function noticesOfOrderedCart(isOrderSent: boolean): Promise<readonly string[]> {
  for (const { id } of currentNotices()) dismiss(id)
  await (await openPageMessages(BRITISH)).load(['cart'])
  let report: (outcome: unknown) => void = () => undefined
  const tasks = {
    follow: (_task: unknown, reported: typeof report) => {
      report = reported
    },
  }
  reportOutcomes(
    {
      tasks: tasks as unknown as TaskQueue,
      notices: { follow: async () => new Set(), reject: () => undefined },
      isOrderSent: async () => isOrderSent,
    },
    () => undefined,
  )
  report({ variables: { added: null }, result: { cartSync: { isOrdered: true } } })
  await new Promise(setImmediate)
  return currentNotices().map(({ message }) => message)
}

// ORDER-11
describe('a sync that finds the cart ordered', () => {
  it('shows that the order has been placed', async () => {
    expect(await noticesOfOrderedCart(false)).toEqual(['Your order has been placed, so your cart is now empty.'])
  })

  it('leaves the notice to the checkout while the outcome of an order is unknown', async () => {
    expect(await noticesOfOrderedCart(true)).toEqual([])
  })
})
