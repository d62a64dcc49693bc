import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeLengthLimits } from './length-limits.ts'

const readLimits = (attribute: unknown) => Object.fromEntries(decodeLengthLimits(attribute))

// CUT-14
describe('length limits of a product', () => {
  it.each<[string, unknown, object]>([
    [
      'one entry per option, by position',
      '1: 200-1200 mm; 2: 100-300 mm',
      { 1: { least: 200, most: 1200 }, 2: { least: 100, most: 300 } },
    ],
    [
      'one entry per line instead of semicolons',
      '1: 200-1200\n3: 100 – 300',
      { 1: { least: 200, most: 1200 }, 3: { least: 100, most: 300 } },
    ],
    ['tenths of a millimetre', '1=0.5-12,5', { 1: { least: 1, most: 12.5 } }],
    ['the smaller limit first if they are reversed', '1: 1200-200', { 1: { least: 200, most: 1200 } }],
    ['no lower limit', '1: -1200', { 1: { least: 1, most: 1200 } }],
    ['no upper limit', '1: 200-', { 1: { least: 200, most: 100_000 } }],
    ['default limits if none are given', '1:', { 1: { least: 1, most: 100_000 } }],
    ['default limits if the given ones are not numbers', '1: NaN-abc', { 1: { least: 1, most: 100_000 } }],
    ['default limits if the given ones have another unit', '1: 20-120 cm', { 1: { least: 1, most: 100_000 } }],
    ['a maximum in place of a huge upper limit', `1: 200-${'9'.repeat(300)}`, { 1: { least: 200, most: 100_000 } }],
    ['a maximum in place of an unrealistic upper limit', '1: 200-900000000', { 1: { least: 200, most: 100_000 } }],
    ['default limits if the given ones have exponents', '1: 2e2-1e3', { 1: { least: 1, most: 100_000 } }],
    ['no entry for a text without positions', 'from 200 to 1200 mm', {}],
    ['no entry for a position that is not a number', '__proto__: 200-1200; x: 1-2', {}],
    ['no entry if the attribute is a number', 200, {}],
    ['no entry if the attribute is a list', ['1: 200-1200'], {}],
    ['no entry if the attribute is missing', undefined, {}],
    ['no entry if the attribute is null', null, {}],
  ])('have %s', (_, attribute, expected) => {
    expect(readLimits(attribute)).toEqual(expected)
  })

  it('apply in order, whatever the attribute is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.stringMatching(/^[\d:;., mNa-]{0,30}$/)), (attribute) => {
        for (const { least, most } of decodeLengthLimits(attribute).values()) {
          expect(least).toBeGreaterThanOrEqual(1)
          expect(most).toBeGreaterThanOrEqual(least)
          expect(most).toBeLessThanOrEqual(100_000)
        }
      }),
    )
  })
})
