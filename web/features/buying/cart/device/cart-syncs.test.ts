import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentNotices, dismiss } from '../../../../components/notifications/index.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { openPageMessages } from '../../../../messages/page-messages.ts'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import type { TaskQueue } from '../../../../sync/task-queue.ts'
import type { CartState } from '../../../../sync/tasks/cart/cart-state.ts'
import { emptyCart } from '../../../../sync/tasks/cart/decode-cart.ts'
import { cartSyncs } from './cart-syncs.ts'

// The network state listens to the window.
beforeEach(() => vi.stubGlobal('addEventListener', () => undefined))
afterEach(() => vi.unstubAllGlobals())

/** The notices after a sync has found that the cart was ordered. */
async function noticesOfOrderedCart(isOrderSent: boolean): Promise<readonly string[]> {
  for (const { id } of currentNotices()) dismiss(id)
  await (await openPageMessages(BRITISH)).load(['cart'])
  const state = emptyCart('device')
  const value = { current: () => state, latest: async () => state, subscribe: () => () => undefined }
  let report: (outcome: unknown) => void = () => undefined
  const tasks = {
    follow: (_task: unknown, reported: typeof report) => {
      report = reported
    },
    process: async () => undefined,
  }
  cartSyncs(
    {
      value: value as unknown as DeviceValue<CartState>,
      tasks: tasks as unknown as TaskQueue,
      visible: () => null,
      notices: { follow: async () => new Set(), reject: () => undefined },
      isOrderSent: async () => isOrderSent,
    },
    () => true,
  )
  report({ variables: { added: null }, result: { cartSync: { isOrdered: true } } })
  await new Promise(setImmediate)
  return currentNotices().map(({ message }) => message)
}

// ORDER-11
describe('a sync that finds the cart ordered', () => {
  it('says so', async () => {
    expect(await noticesOfOrderedCart(false)).toEqual(['Your order has been placed, so your cart is now empty.'])
  })

  it('leaves it to the checkout while the outcome of an order is unknown', async () => {
    expect(await noticesOfOrderedCart(true)).toEqual([])
  })
})
