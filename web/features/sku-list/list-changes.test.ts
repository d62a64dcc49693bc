import { describe, expect, it } from 'vitest'
import { cleared, restored, withoutSku, withSku } from './list-changes.ts'

// COMPARE-1, WISH-1
describe('a list of products', () => {
  it('takes a product once, at its end', () => {
    expect(withSku('C')(['A', 'B'])).toEqual(['A', 'B', 'C'])
    expect(withSku('A')(['A', 'B'])).toEqual(['A', 'B'])
  })

  it('gives up one product, or one it never had', () => {
    expect(withoutSku('A')(['A', 'B'])).toEqual(['B'])
    expect(withoutSku('C')(['A', 'B'])).toEqual(['A', 'B'])
  })

  it('is cleared, and comes back as it was with what has come since', () => {
    expect(cleared(['A', 'B'])).toEqual([])
    expect(restored(['A', 'B'])(['C', 'A'])).toEqual(['A', 'B', 'C'])
  })
})
