import { describe, expect, it } from 'vitest'
import { retryDelay } from './retrier.ts'

// ERROR-11
describe('retryDelay', () => {
  it.each([
    [0, 2_000],
    [1, 5_000],
    [2, 15_000],
    [3, 30_000],
  ])('after %i attempts is %i ms, up to a fifth shorter or longer', (tries, delay) => {
    expect([0, 0.5, 1].map((chance) => retryDelay(tries, chance))).toEqual([delay * 0.8, delay, delay * 1.2])
  })

  it('is null after the last attempt', () => {
    expect(retryDelay(4, 0.5)).toBeNull()
  })
})
