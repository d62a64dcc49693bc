import { describe, expect, it } from 'vitest'
import { COMPLETE } from './draft.test-kit.ts'
import { hasUnsentOrder, isCartUnchanged, isSent, isTotalUnchanged, unresolvedOrder } from './waiting-order.ts'

const waiting = { madeAt: 5, quantities: { a: 2, b: 1 }, sentFrom: null, cause: 'offline', record: null } as const
const RECORD = {
  lines: [],
  grandTotal: null,
  deliveryAddress: null,
  billingAddress: null,
  deliveryMethod: null,
  paymentMethod: null,
}
const line = (key: string, quantity: number) => ({ key, quantity })

// ORDER-6, ORDER-7
describe('an order made offline', () => {
  it('waits until it is ordered', () => {
    expect(hasUnsentOrder(COMPLETE)).toBe(false)
    expect(hasUnsentOrder({ ...COMPLETE, waiting })).toBe(true)
    expect(hasUnsentOrder({ ...COMPLETE, waiting, order: { id: '7', number: null, email: '', record: null } })).toBe(false)
  })

  // ORDER-11
  it('no longer waits once it was sent', () => {
    const sent = { ...COMPLETE, orderKey: '1-a', waiting: { ...waiting, sentFrom: 'device' } }
    expect([hasUnsentOrder(sent), isSent(sent)]).toEqual([false, true])
    expect([isSent({ ...sent, orderKey: null }), isSent({ ...sent, waiting }), isSent(COMPLETE)]).toEqual([false, false, false])
    // USER-32
    expect([sent, { ...COMPLETE, waiting }, COMPLETE].map(unresolvedOrder)).toEqual(['sent', 'unsent', null])
  })

  it.each([
    ['matches an unchanged cart in any order', [line('b', 1), line('a', 2)], true],
    ['does not match with a larger quantity', [line('a', 3), line('b', 1)], false],
    ['does not match with an additional line', [line('a', 2), line('b', 1), line('c', 1)], false],
    ['does not match with a missing line', [line('a', 2)], false],
    ['does not match with another line instead', [line('a', 2), line('c', 1)], false],
  ])('%s', (_, lines, expected) => expect(isCartUnchanged({ ...COMPLETE, waiting }, lines)).toBe(expected))

  // ORDER-17
  it.each([
    ['£18.48', '£18.48', true],
    ['£18.48', '£21.90', false],
    ['£18.48', undefined, true],
    [undefined, '£21.90', true],
  ])('compares the total shown then, %s, with the one shown now, %s', (then, now, expected) => {
    const summary = then === undefined ? null : { rows: [], vat: null, total: { formatted: then } }
    const record = { ...RECORD, summary }
    expect(isTotalUnchanged({ ...COMPLETE, waiting: { ...waiting, record } }, now)).toBe(expected)
  })
})
