import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLength } from './read-length.ts'

describe('readLength', () => {
  // CUT-1
  it.each([
    ['600', 6000],
    [' 600 mm', 6000],
    ['600MM', 6000],
    ['600.5', 6005],
    ['600,5', 6005],
    ['12.25', 123],
    ['2,440', 24_400],
    ['1.200,5', 12_005],
    ['1 200', 12_000],
    ['1\u202f200', 12_000],
    ["1'200.5", 12_005],
    ['0', 0],
    ['', null],
    ['-5', null],
    ['1e9', null],
    ['0x10', null],
    ['NaN', null],
    ['Infinity', null],
    ['600x300', null],
    ['🪚', null],
    ['1.2.3', null],
    ['12,34,5', null],
  ])('reads %j as %j tenths of a millimetre', (written, length) => {
    expect(readLength(written)).toBe(length)
  })

  it('returns a whole number of at least 0 for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (written) => {
        const length = readLength(written)
        expect(length === null || (Number.isInteger(length) && length >= 0) || length > Number.MAX_SAFE_INTEGER).toBe(true)
      }),
    )
  })
})
