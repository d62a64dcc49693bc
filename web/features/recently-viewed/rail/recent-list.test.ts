import { describe, expect, it } from 'vitest'
import { forgotten, viewed } from './recent-list.ts'

describe('what was looked at', () => {
  it('stands first, the latest before the others', () => {
    expect(viewed('B')(viewed('A')([]))).toEqual(['B', 'A'])
  })

  it('stands there once, however often it is looked at', () => {
    expect(viewed('A')(['C', 'B', 'A'])).toEqual(['A', 'C', 'B'])
    expect(viewed('A')(['A', 'B'])).toEqual(['A', 'B'])
  })

  it('is forgotten once thirty others have been looked at', () => {
    const many = Array.from({ length: 31 }, (_, number) => `SKU-${number}`).reduce<readonly string[]>(
      (list, sku) => viewed(sku)(list),
      [],
    )
    expect(many).toHaveLength(30)
    expect([many[0], many.at(-1)]).toEqual(['SKU-30', 'SKU-1'])
  })

  it('can be forgotten altogether', () => {
    expect(forgotten(['A'])).toEqual([])
  })
})
