import { describe, expect, it } from 'vitest'
import { addViewed } from './recent-list.ts'

describe('the list of recently viewed products', () => {
  it('has the latest product first', () => {
    expect(addViewed('B')(addViewed('A')([]))).toEqual(['B', 'A'])
  })

  it('has each product once', () => {
    expect(addViewed('A')(['C', 'B', 'A'])).toEqual(['A', 'C', 'B'])
    expect(addViewed('A')(['A', 'B'])).toEqual(['A', 'B'])
  })

  it('keeps the last thirty products', () => {
    const many = Array.from({ length: 31 }, (_, number) => `SKU-${number}`).reduce<readonly string[]>(
      (list, sku) => addViewed(sku)(list),
      [],
    )
    expect(many).toHaveLength(30)
    expect([many[0], many.at(-1)]).toEqual(['SKU-30', 'SKU-1'])
  })
})
