import { describe, expect, it, vi } from 'vitest'
import { estimateBytes } from './estimate-bytes.ts'

const product = (id: number) => ({
  id,
  name: `Oak board ${id}`,
  attributes: Array.from({ length: 20 + (id % 5) }, () => 'planed'),
})
const exactBytes = (value: unknown) => 2 * JSON.stringify(value).length

// LOAD-13
describe('the estimated size of an answer', () => {
  it.each([
    ['a listing', { items: Array.from({ length: 50 }, (_, id) => product(id)), total: 412 }],
    ['a listing inside of another object', { found: { items: Array.from({ length: 50 }, (_, id) => product(id)) } }],
    ['one product', product(1)],
    ['a list of texts', Array.from({ length: 1000 }, (_, id) => `OAK-${id}`)],
    ['a short list', [product(1), product(2)]],
  ])('is about that of its JSON: %s', (_, value) => {
    const share = estimateBytes(value) / exactBytes(value)
    expect(share).toBeGreaterThan(0.9)
    expect(share).toBeLessThan(1.1)
  })

  it.each([[undefined], [null], [0], [''], [[]], [{}]])('is small for %j', (value) => {
    expect(estimateBytes(value)).toBeLessThan(20)
    expect(estimateBytes(value)).toBeGreaterThanOrEqual(0)
  })

  it('is a whole number', () => {
    expect(estimateBytes({ items: Array.from({ length: 53 }, (_, id) => product(id)) }) % 1).toBe(0)
  })

  it('reads ten items of a long list', () => {
    const toJSON = vi.fn<() => string>(() => 'board')
    estimateBytes({ items: Array.from({ length: 500 }, () => ({ toJSON })) })
    expect(toJSON).toHaveBeenCalledTimes(10)
  })
})
