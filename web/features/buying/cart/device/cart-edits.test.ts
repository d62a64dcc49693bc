import { describe, expect, it } from 'vitest'
import type { NewNotice } from '../../../../components/notifications/index.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { openPageMessages } from '../../../../messages/page-messages.ts'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import type { TaskQueue } from '../../../../sync/task-queue.ts'
import type { CartState } from '../../../../sync/tasks/cart/cart-state.ts'
import { cartEdits } from './cart-edits.ts'

/** The notice after the quantity of a line was changed. */
async function noticeOf(checkout: 'external' | 'built-in'): Promise<NewNotice | null> {
  await (await openPageMessages(BRITISH)).load(['cart'])
  const { promise, resolve } = Promise.withResolvers<NewNotice | null>()
  const value = { change: async () => undefined } as unknown as DeviceValue<CartState>
  const notices = {
    follow: async (_keys: readonly string[], notice: NewNotice | null) => {
      resolve(notice)
      return new Set<string>()
    },
    reject: () => undefined,
  }
  const cart = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: true } as const
  const edits = cartEdits({ value, visible: () => null, notices, tasks: {} as TaskQueue }, async () => undefined, {
    cart,
    checkout,
  })
  edits.setQuantity('OAK', 3)
  return promise
}

// NOTICE-4
describe('the success notice of a cart change', () => {
  it("has 'Proceed to checkout' if the shop has a checkout of its own", async () => {
    const action = { label: 'Proceed to checkout', to: '/checkout' }
    expect(await noticeOf('built-in')).toEqual({ type: 'success', message: 'Product quantity has been updated!', action })
  })

  it('has no link if the checkout is elsewhere', async () => {
    expect(await noticeOf('external')).toMatchObject({ type: 'success', action: null })
  })
})
