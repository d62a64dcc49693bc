import { describe, expect, it } from 'vitest'
import { cleared, restored, withoutSku, withSku } from './list-changes.ts'

// COMPARE-1, WISH-1
describe('sku list changes', () => {
  it('add a product once, at the end', () => {
    expect(withSku('C')(['A', 'B'])).toEqual(['A', 'B', 'C'])
    expect(withSku('A')(['A', 'B'])).toEqual(['A', 'B'])
  })

  it('remove a product and ignore unknown ones', () => {
    expect(withoutSku('A')(['A', 'B'])).toEqual(['B'])
    expect(withoutSku('C')(['A', 'B'])).toEqual(['A', 'B'])
  })

  it('clear the list, and restore it together with later additions', () => {
    expect(cleared(['A', 'B'])).toEqual([])
    expect(restored(['A', 'B'])(['C', 'A'])).toEqual(['A', 'B', 'C'])
  })
})
