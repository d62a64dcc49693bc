import { describe, expect, it, vi } from 'vitest'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import { COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import { type CheckoutDraft, withOrder } from '../../../../sync/tasks/order/index.ts'
import { trackStart } from './use-checkout.ts'

const MINUTE = 60_000
const NOW = 1_000 * MINUTE

function createDraft(initial: CheckoutDraft): DeviceValue<CheckoutDraft> {
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
describe('trackStart', () => {
  it('tracks a checkout once, however often its page is opened within the checkout period', async () => {
    const draft = createDraft(COMPLETE)
    const track = vi.fn<() => void>()
    await Promise.all([trackStart(draft, NOW, track), trackStart(draft, NOW, track)])
    await trackStart(draft, NOW + 30 * MINUTE, track)
    expect(track).toHaveBeenCalledOnce()
  })

  it('tracks again after that period, and after a placed order', async () => {
    const draft = createDraft(COMPLETE)
    const track = vi.fn<() => void>()
    await trackStart(draft, NOW, track)
    await trackStart(draft, NOW + 30 * MINUTE + 1, track)
    await draft.change(withOrder({ id: '7', number: null, email: 'ann@wright.example' }, NOW))
    await trackStart(draft, NOW + 30 * MINUTE + 2, track)
    expect(track).toHaveBeenCalledTimes(3)
  })
})
