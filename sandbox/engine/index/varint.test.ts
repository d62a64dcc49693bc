import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeNumbers, encodeNumbers } from './varint.ts'

describe('varint', () => {
  it('decodes each encoded number to the same number', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x7fffffff)), (values) => {
        expect(decodeNumbers(encodeNumbers(values))).toEqual(values)
      }),
    )
  })

  it('take one byte up to 127', () => {
    expect(encodeNumbers([0, 127, 128])).toHaveLength(4)
  })
})
