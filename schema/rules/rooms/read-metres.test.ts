import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMetres } from './read-metres.ts'

const BOUNDS = { least: 200, most: 50_000 }

// ROOM-2
describe('readMetres', () => {
  it.each([
    ['4', 4000],
    ['3.6', 3600],
    ['3,6', 3600],
    [' 3.6 m ', 3600],
    ['360cm', 3600],
    ['3600 MM', 3600],
    ['４.２', 4200],
    ['0.2', 200],
    ['50', 50_000],
    ['3.6004', 3600],
    ['0', 'TOO_SHORT'],
    ['-4', 'TOO_SHORT'],
    ['0.19', 'TOO_SHORT'],
    ['3600', 'TOO_LONG'],
    ['50.1', 'TOO_LONG'],
    ['9'.repeat(20), 'TOO_LONG'],
    ['9'.repeat(400), 'NOT_A_LENGTH'],
    ['', 'NOT_A_LENGTH'],
    ['m', 'NOT_A_LENGTH'],
    ['1e3', 'NOT_A_LENGTH'],
    ['Infinity', 'NOT_A_LENGTH'],
    ['4 x 3', 'NOT_A_LENGTH'],
    ['4 ft', 'NOT_A_LENGTH'],
  ])('reads %j as %j', (text, length) => {
    expect(readMetres(text, BOUNDS)).toBe(length)
  })

  it('returns a whole number within the bounds or an error for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const length = readMetres(text, BOUNDS)
        if (typeof length === 'string') return
        expect(Number.isInteger(length) && length >= BOUNDS.least && length <= BOUNDS.most).toBe(true)
      }),
    )
  })
})
