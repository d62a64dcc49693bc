import { describe, expect, it } from 'vitest'
import { addSku, clearSkus, removeSku, restoreSkus } from './list-changes.ts'

// COMPARE-1, WISH-1, SHOP-11
describe('sku list changes', () => {
  it('add a product once, at the end', () => {
    expect(addSku('C')(['A', 'B'])).toEqual(['A', 'B', 'C'])
    expect(addSku('A')(['A', 'B'])).toEqual(['A', 'B'])
  })

  it('remove a product and ignore unknown ones', () => {
    expect(removeSku('A')(['A', 'B'])).toEqual(['B'])
    expect(removeSku('C')(['A', 'B'])).toEqual(['A', 'B'])
  })

  it('clear the list, and restore it with later additions', () => {
    expect(clearSkus(['A', 'B'])).toEqual([])
    expect(restoreSkus(['A', 'B'])(['C', 'A'])).toEqual(['A', 'B', 'C'])
  })
})
