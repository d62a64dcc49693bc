import { describe, expect, it } from 'vitest'
import { forgotten, viewed } from './recent-list.ts'

describe('recently viewed products', () => {
  it('list the latest product first', () => {
    expect(viewed('B')(viewed('A')([]))).toEqual(['B', 'A'])
  })

  it('list each product once', () => {
    expect(viewed('A')(['C', 'B', 'A'])).toEqual(['A', 'C', 'B'])
    expect(viewed('A')(['A', 'B'])).toEqual(['A', 'B'])
  })

  it('keep the last thirty products', () => {
    const many = Array.from({ length: 31 }, (_, number) => `SKU-${number}`).reduce<readonly string[]>(
      (list, sku) => viewed(sku)(list),
      [],
    )
    expect(many).toHaveLength(30)
    expect([many[0], many.at(-1)]).toEqual(['SKU-30', 'SKU-1'])
  })

  it('can be cleared', () => {
    expect(forgotten(['A'])).toEqual([])
  })
})
