import { describe, expect, it } from 'vitest'
import { completeness } from './completeness.ts'

describe('the completeness of a result', () => {
  it.each([
    ['complete', [], false],
    ['complete', ['PRODUCT_DISABLED'], false],
    ['unconfirmed', [], true],
    ['incomplete', ['PLATFORM_UNREACHABLE'], false],
    ['incomplete', [undefined, 'PRODUCT_DISABLED'], true],
  ])('is %s with codes %j and unconfirmed prices: %s', (expected, codes, isUnconfirmed) => {
    expect(completeness(codes, { quality: { isUnconfirmed, isPartial: false } })).toBe(expected)
  })

  it('is incomplete if a list is partial', () => {
    expect(completeness([], { quality: { isUnconfirmed: false, isPartial: true } })).toBe('incomplete')
  })
})
