import { describe, expect, it, vi } from 'vitest'
import { memoize, memoizeWhile } from './memoize.ts'

describe('memoized value', () => {
  it('is computed once per object', () => {
    const make = vi.fn(({ name }: { name: string }) => name.toUpperCase())
    const upper = memoize(make)
    const oak = { name: 'oak' }
    expect([upper(oak), upper(oak), upper({ name: 'oak' })]).toEqual(['OAK', 'OAK', 'OAK'])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is computed again when an input changes', () => {
    const price = memoizeWhile<object, object>()
    const oak = {}
    const answer = {}
    const first = price(oak, [answer, 20], () => ({}))
    expect(price(oak, [answer, 20], () => ({}))).toBe(first)
    for (const inputs of [[{}, 20], [answer, 5], [answer], [answer, 20, null]]) {
      const before = price(oak, [answer, 20], () => ({}))
      expect(price(oak, inputs, () => ({}))).not.toBe(before)
    }
  })
})
