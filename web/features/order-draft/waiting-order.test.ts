import { describe, expect, it } from 'vitest'
import { COMPLETE } from './draft.test-kit.ts'
import { isAsItWas, isSent, waitsToBeSent } from './waiting-order.ts'

const waiting = { madeAt: 5, quantities: { a: 2, b: 1 }, sentFrom: null, cause: 'offline', record: null } as const
const line = (key: string, quantity: number) => ({ key, quantity })

// ORDER-6, ORDER-7
describe('an order made offline', () => {
  it('waits until it was ordered', () => {
    expect(waitsToBeSent(COMPLETE)).toBe(false)
    expect(waitsToBeSent({ ...COMPLETE, waiting })).toBe(true)
    expect(waitsToBeSent({ ...COMPLETE, waiting, order: { id: '7', number: null, email: '', record: null } })).toBe(false)
  })

  // ORDER-11
  it('does not wait to be sent once it was sent', () => {
    const sent = { ...COMPLETE, orderKey: '1-a', waiting: { ...waiting, sentFrom: 'device' } }
    expect([waitsToBeSent(sent), isSent(sent)]).toEqual([false, true])
    expect([isSent({ ...sent, orderKey: null }), isSent({ ...sent, waiting }), isSent(COMPLETE)]).toEqual([false, false, false])
  })

  it.each([
    ['is as it was, in any order', [line('b', 1), line('a', 2)], true],
    ['is not, with one more', [line('a', 3), line('b', 1)], false],
    ['is not, with something else besides', [line('a', 2), line('b', 1), line('c', 1)], false],
    ['is not, with something less', [line('a', 2)], false],
    ['is not, with something else instead', [line('a', 2), line('c', 1)], false],
  ])('%s', (_, lines, expected) => expect(isAsItWas({ ...COMPLETE, waiting }, lines)).toBe(expected))
})
