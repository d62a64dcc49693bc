import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['skirting', 'skirting', 0],
    ['skriting', 'skirting', 1],
    ['skiting', 'skirting', 1],
    ['skurtinh', 'skirting', 2],
    ['oak', 'ash', Number.POSITIVE_INFINITY],
    ['oak', 'plywood', Number.POSITIVE_INFINITY],
    ['', 'oa', 2],
  ])('from %j to %j within two edits is %s', (from, to, edits) => {
    expect(editDistance(from, to, 2)).toBe(edits)
  })

  it('is symmetric', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 2)).toBe(editDistance(b, a, 2))
      }),
    )
  })
})
