import { describe, expect, it } from 'vitest'
import { createUnconfirmed } from '../../../services/scope/unconfirmed.ts'
import { completeness } from './completeness.ts'

describe('the completeness of a result', () => {
  it.each([
    ['complete', [], false],
    ['complete', ['PRODUCT_DISABLED'], false],
    ['unconfirmed', [], true],
    ['incomplete', ['PLATFORM_UNREACHABLE'], false],
    ['incomplete', [undefined, 'PRODUCT_DISABLED'], true],
  ])('is %s with codes %j and unconfirmed prices: %s', (expected, codes, isUnconfirmed) => {
    const unconfirmed = createUnconfirmed()
    if (isUnconfirmed) unconfirmed.mark()
    expect(completeness(codes, { unconfirmed })).toBe(expected)
  })

  it('is incomplete if a list is partial', () => {
    const unconfirmed = createUnconfirmed()
    unconfirmed.markPartial()
    expect(completeness([], { unconfirmed })).toBe('incomplete')
  })
})
