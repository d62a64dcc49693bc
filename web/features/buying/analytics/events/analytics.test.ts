import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppRouter } from '../../../../router/app-router.ts'
import type { ShopAction } from '../shop-action.ts'

const tracked = vi.hoisted(() => vi.fn<(action: ShopAction) => void>())
const consent = vi.hoisted(() => ({ current: 'granted' as 'granted' | 'denied' }))

vi.mock('./track-visit.ts', () => ({ trackVisit: () => tracked }))
vi.mock('./delete-analytics-data.ts', () => ({ deleteAnalyticsData: () => {} }))
vi.mock('./consent.ts', () => ({ currentConsent: () => consent.current, closeQuestion: () => {}, offerQuestion: () => {} }))
vi.mock('../../../../storage/tabs.ts', () => ({ createTabs: () => ({ notify: () => {}, onNotified: () => {} }) }))
vi.mock('../../../../late/idle.ts', () => ({ waitFor: () => new Promise(() => {}) }))

const ACTION: ShopAction = { kind: 'checkout begun', cart: { lines: [], totals: null } }
const MONEY = { locale: 'en-US', currency: 'GBP', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const ON = { container: null, reports: false } as const

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules()
  const { openAnalytics, trackAction } = await import('./analytics.ts')
  const router = { state: null } as unknown as AppRouter
  return { trackAction, open: (analytics: typeof ON | null) => openAnalytics(router, { analytics, money: MONEY } as never) }
}

beforeEach(() => {
  tracked.mockClear()
  consent.current = 'granted'
})

// CHECKOUT-3, ORDER-23
describe('trackAction', () => {
  it('tracks an action that comes before analytics has opened, such as the start of a checkout whose page was loaded', async () => {
    const { trackAction, open } = await openPage()
    const tracking = trackAction(ACTION)
    open(ON)
    await tracking
    expect(tracked.mock.calls).toEqual([[ACTION]])
  })

  it('tracks nothing without consent', async () => {
    consent.current = 'denied'
    const { trackAction, open } = await openPage()
    const tracking = trackAction(ACTION)
    open(ON)
    await tracking
    expect(tracked).not.toHaveBeenCalled()
  })

  it('does not wait in a shop without analytics, whatever was answered before', async () => {
    const { trackAction, open } = await openPage()
    open(null)
    await trackAction(ACTION)
    expect(tracked).not.toHaveBeenCalled()
  })
})
