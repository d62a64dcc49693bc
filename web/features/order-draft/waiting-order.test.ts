import { describe, expect, it } from 'vitest'
import { COMPLETE } from './draft.test-kit.ts'
import { isAsItWas, waitsForAWord } from './waiting-order.ts'

const waiting = { madeAt: 5, quantities: { a: 2, b: 1 }, sentFrom: null }
const line = (key: string, quantity: number) => ({ key, quantity })

// ORDER-6, ORDER-7
describe('an order made offline', () => {
  it('waits until it was ordered', () => {
    expect(waitsForAWord(COMPLETE)).toBe(false)
    expect(waitsForAWord({ ...COMPLETE, waiting })).toBe(true)
    expect(waitsForAWord({ ...COMPLETE, waiting, order: { id: '7', number: null, email: '' } })).toBe(false)
  })

  it.each([
    ['is as it was, in any order', [line('b', 1), line('a', 2)], true],
    ['is not, with one more', [line('a', 3), line('b', 1)], false],
    ['is not, with something else besides', [line('a', 2), line('b', 1), line('c', 1)], false],
    ['is not, with something less', [line('a', 2)], false],
    ['is not, with something else instead', [line('a', 2), line('c', 1)], false],
  ])('%s', (_, lines, expected) => expect(isAsItWas({ ...COMPLETE, waiting }, lines)).toBe(expected))
})
