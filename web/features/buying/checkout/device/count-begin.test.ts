import { describe, expect, it, vi } from 'vitest'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import { COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import { type CheckoutDraft, withOrder } from '../../../../sync/tasks/order/index.ts'
import { countBegin } from './count-begin.ts'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE

function draftOf(initial: CheckoutDraft): DeviceValue<CheckoutDraft> {
  let draft = initial
  return {
    current: () => draft,
    latest: async () => draft,
    subscribe: () => () => undefined,
    change: async (change) => {
      draft = change(draft)
    },
  }
}

// CHECKOUT-3, LIMIT-25
describe('counting checkout starts', () => {
  it('counts a checkout once, however often its page is opened within the checkout period', async () => {
    const draft = draftOf(COMPLETE)
    const count = vi.fn<() => void>()
    await Promise.all([countBegin(draft, NOW, count), countBegin(draft, NOW, count)])
    await countBegin(draft, NOW + 30 * MINUTE, count)
    expect(count).toHaveBeenCalledOnce()
  })

  it('counts again after that period, and after a placed order', async () => {
    const draft = draftOf(COMPLETE)
    const count = vi.fn<() => void>()
    await countBegin(draft, NOW, count)
    await countBegin(draft, NOW + 30 * MINUTE + 1, count)
    await draft.change(withOrder({ id: '7', number: null, email: 'ann@wright.example' }, NOW))
    await countBegin(draft, NOW + 30 * MINUTE + 2, count)
    expect(count).toHaveBeenCalledTimes(3)
  })
})
