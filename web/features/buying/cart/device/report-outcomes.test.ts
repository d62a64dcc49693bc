import { afterEach, describe, expect, it } from 'vitest'
import { currentNotices, dismiss } from '../../../../components/notifications/index.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { openPageMessages } from '../../../../messages/page-messages.ts'
import type { TaskQueue } from '../../../../sync/task-queue.ts'
import { addLines } from '../../../../sync/tasks/cart/cart-changes.ts'
import { answer, empty, newLine } from '../../../../sync/tasks/cart/cart-state.test-kit.ts'
import type { CartState } from '../../../../sync/tasks/cart/cart-state.ts'
import type { trackAction } from '../../analytics/index.ts'
import { reportOutcomes } from './report-outcomes.ts'

const SETTLED: CartState = { ...empty, settled: { ...answer(3, { OAK: 2 }), at: 1 } }

afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})

/** The notices and counted actions after a sync has found that the cart was ordered. */
async function reportOrderedCart(isOrderSent: boolean, before = SETTLED) {
  await (await openPageMessages(BRITISH)).load(['cart'])
  const counted: Parameters<typeof trackAction>[0][] = []
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
    async (action) => void counted.push(action),
  )
  const variables = { added: null, input: { deviceId: SETTLED.deviceId } }
  report({ variables, before, result: { cartSync: { isOrdered: true } } })
  await new Promise(setImmediate)
  return { notices: currentNotices().map(({ message }) => message), counted }
}

// ORDER-11
describe('a sync that finds the cart ordered', () => {
  it('shows that the order has been placed', async () => {
    expect((await reportOrderedCart(false)).notices).toEqual(['Your order has been placed, so your cart is now empty.'])
  })

  it('leaves the notice to the checkout while the outcome of an order is unknown', async () => {
    expect(await reportOrderedCart(true)).toEqual({ notices: [], counted: [] })
  })

  // ORDER-26
  it('counts the lines that the platform had confirmed as ordered', async () => {
    const { counted } = await reportOrderedCart(false, addLines([newLine('PINE', 1)])(SETTLED))
    expect(counted).toMatchObject([{ kind: 'ordered', cart: { lines: [{ sku: 'OAK', quantity: 2 }] } }])
    expect(counted[0]).toHaveProperty('order', expect.stringMatching(/^[\da-f-]{36}$/))
  })

  // ORDER-26
  it.each([
    ['of a cart that was ordered and cleared before', { ...SETTLED, deviceId: 'next' }],
    ['without confirmed lines', { ...SETTLED, settled: null }],
  ])('counts no order %s', async (_, before) => {
    expect((await reportOrderedCart(false, before)).counted).toEqual([])
  })
})
