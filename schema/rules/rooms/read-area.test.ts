import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOtherSide } from './read-area.ts'

const BOUNDS = { least: 200, most: 50_000 }

// ROOM-10
describe('readOtherSide', () => {
  it.each([
    ['14.4', 4000, 3600],
    ['14,4 m²', 4000, 3600],
    ['14.4 m2', 4000, 3600],
    ['14.4sqm', 4000, 3600],
    ['14.4 sq m', 4000, 3600],
    ['14,4 qm', 4000, 3600],
    ['14,4 mq', 4000, 3600],
    ['10', 3000, 3333],
    ['0', 4000, 'TOO_SMALL'],
    ['-3', 4000, 'TOO_SMALL'],
    ['0.7', 4000, 'TOO_SMALL'],
    ['201', 4000, 'TOO_LARGE'],
    ['9'.repeat(15), 200, 'TOO_LARGE'],
    ['9'.repeat(400), 4000, 'NOT_AN_AREA'],
    ['', 4000, 'NOT_AN_AREA'],
    ['4 x 3', 4000, 'NOT_AN_AREA'],
    ['14.4 ft2', 4000, 'NOT_AN_AREA'],
    ['1e3', 4000, 'NOT_AN_AREA'],
  ])('reads %j with a side of %j mm as %j', (area, side, other) => {
    expect(readOtherSide(area, side, BOUNDS)).toBe(other)
  })

  it('returns a whole number within the bounds or an error for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 200, max: 50_000 }), (text, side) => {
        const other = readOtherSide(text, side, BOUNDS)
        if (typeof other === 'string') return
        expect(Number.isInteger(other) && other >= BOUNDS.least && other <= BOUNDS.most).toBe(true)
      }),
    )
  })
})
