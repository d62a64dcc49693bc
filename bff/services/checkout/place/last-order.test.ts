import { describe, expect, it } from 'vitest'
import { createShopper } from '../../cart/sync/sync.test-kit.ts'
import { SessionTooLong } from '../../scope/session-errors.ts'
import { lastOrder, rememberOrder } from './last-order.ts'

const AT = Date.parse('2026-11-27T09:00:00Z')
const HOUR = 3_600_000
const CONFIRMED = { id: '5120', number: '000004433' }

function createGuest() {
  const given = createShopper({})
  const at = (hours: number, more: object = {}) => ({ ...given.scope(), now: new Date(AT + hours * HOUR), ...more })
  return { ...given, at }
}

// FRONT-14
describe('lastOrder', () => {
  it('is null until the session has placed an order', () => {
    expect(lastOrder(createGuest().at(0))).toBeNull()
  })

  it('has number, time and total for 24 hours', () => {
    const { at } = createGuest()
    rememberOrder(CONFIRMED, 4200, at(0))
    expect(lastOrder(at(24))).toEqual({
      id: '5120',
      number: '000004433',
      isConfirmed: true,
      placedAt: '2026-11-27T09:00:00.000Z',
      total: { amount: 4200, currency: 'GBP', formatted: '£42.00' },
    })
    expect(lastOrder(at(24.01))).toBeNull()
  })

  it('keeps time and total when the platform confirms a queued order or repeats its answer', () => {
    const { at } = createGuest()
    rememberOrder({ id: 'key', number: null, isReceived: true }, 4200, at(0))
    expect(lastOrder(at(1))).toMatchObject({ number: null, isConfirmed: false })
    for (const hour of [1, 2]) rememberOrder(CONFIRMED, null, at(hour))
    expect(lastOrder(at(3))).toMatchObject({ number: '000004433', isConfirmed: true, total: { amount: 4200 } })
    expect(lastOrder(at(24.01))).toBeNull()
  })

  it('is replaced by the next order', () => {
    const { at } = createGuest()
    rememberOrder(CONFIRMED, 4200, at(0))
    rememberOrder({ id: '5121', number: '000004434' }, 100, at(1))
    expect(lastOrder(at(1))).toMatchObject({ id: '5121', total: { amount: 100 } })
  })

  // ORDER-16
  it('shows the total in the currency it was ordered in, also in another store view', () => {
    const { at } = createGuest()
    rememberOrder(CONFIRMED, 4200, at(0))
    const { storeView } = at(0)
    const euroView = { ...storeView, currency: 'EUR', currencySign: '€' }
    expect(lastOrder(at(1, { storeView: euroView }))?.total).toEqual({ amount: 4200, currency: 'GBP', formatted: '£42.00' })
  })

  it('does not fail the order if the session has no room for it', () => {
    const { at, session } = createGuest()
    const change = () => {
      throw new SessionTooLong(5000)
    }
    expect(() => rememberOrder(CONFIRMED, 4200, at(0, { session: { ...session, change } }))).not.toThrow()
  })
})
