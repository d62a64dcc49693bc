import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthsFor, lengthsNeeded, packsFor, packsNeeded, pieceCoverage, readAmount } from './quantity.ts'

describe('pieces for a run', () => {
  it.each([
    [7, 2400, 3],
    [7.2, 2400, 3],
    [7.21, 2400, 4],
    [0.1, 2400, 1],
    [0, 2400, 0],
    [-1, 2400, 0],
    [7, 0, 0],
    [Number.NaN, 2400, 0],
    [Number.POSITIVE_INFINITY, 2400, 0],
  ])('for %d m in pieces of %d mm are %d', (metres, mm, pieces) => {
    expect(lengthsNeeded(metres, mm)).toBe(pieces)
  })
})

describe('packs for an area', () => {
  it.each([
    [20, 10, 2.2, 10],
    [20, 0, 2.2, 10],
    [20, 11, 2.2, 11],
    [20, -50, 2, 10],
    [0, 10, 2.2, 0],
    [20, 10, 0, 0],
  ])('of %d m² and %d %% waste, with %d m² a pack, are %d', (area, waste, pack, packs) => {
    expect(packsNeeded(area, waste, pack)).toBe(packs)
  })

  it('always cover the area, with less than one pack too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1000 }), (centi, pack) => {
        const packs = packsNeeded(centi / 100, 0, pack / 100)
        expect(packs * pack).toBeGreaterThanOrEqual(centi)
        expect((packs - 1) * pack).toBeLessThan(centi)
      }),
    )
  })

  it('count the area that one piece covers', () => {
    expect(pieceCoverage(1220, 2440)).toBeCloseTo(2.9768)
  })
})

const FOURS = { least: 8, most: 40, step: 4 }

describe('calculated quantity', () => {
  it.each([
    ['lengths for a run', () => lengthsFor(27.5, 2400), { pieces: 12, total: 28.8, leftOver: 1.3 }],
    ['lengths that fit exactly', () => lengthsFor(7.2, 2400), { pieces: 3, total: 7.2, leftOver: 0 }],
    ['no lengths for a run of 0', () => lengthsFor(0, 2400), { pieces: 0, total: 0, leftOver: 0 }],
    ['packs for an area with offcuts', () => packsFor(20, 10, 2.22), { pieces: 10, total: 22.2, leftOver: 2.2 }],
    ['sheets for an area', () => packsFor(5, 0, 2.9768), { pieces: 2, total: 5.954, leftOver: 0.954 }],
    // STOCK-15
    ['lengths that are sold in fours', () => lengthsFor(7, 2400, FOURS), { pieces: 8, total: 19.2, leftOver: 12.2 }],
    ['packs that are sold in fours', () => packsFor(20, 0, 2, FOURS), { pieces: 12, total: 24, leftOver: 4 }],
    ['an area that needs more than the maximum', () => packsFor(100, 0, 2, FOURS), { pieces: 50, total: 100, leftOver: 0 }],
    ['a run of 0 of lengths that are sold in fours', () => lengthsFor(0, 2400, FOURS), { pieces: 0, total: 0, leftOver: 0 }],
  ])('is right for %s', (_, calculate, expected) => {
    expect(calculate()).toEqual(expected)
  })

  it('is never less than needed', () => {
    const needed = fc.integer({ min: 1, max: 1_000_000 }).map((millimetres) => millimetres / 1000)
    fc.assert(
      fc.property(needed, fc.integer({ min: 1, max: 6000 }), (metres, length) => {
        const { total, leftOver } = lengthsFor(metres, length)
        expect(total + 0.001).toBeGreaterThanOrEqual(metres)
        expect(leftOver).toBeLessThanOrEqual(length / 1000 + 0.001)
      }),
    )
  })
})

describe('typed amount', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 1 200 ', 1200],
    ['0', 'NOT_ABOVE_ZERO'],
    ['-3', 'NOT_ABOVE_ZERO'],
    ['', 'NOT_A_NUMBER'],
    ['  ', 'NOT_A_NUMBER'],
    ['a lot', 'NOT_A_NUMBER'],
    ['12 m', 'NOT_A_NUMBER'],
    ['1e999', 'NOT_A_NUMBER'],
    ['1e3', 'NOT_A_NUMBER'],
    ['0x10', 'NOT_A_NUMBER'],
    ['1,200.5', 'NOT_A_NUMBER'],
    ['٣', 'NOT_A_NUMBER'],
    ['１２', 12],
    ['9'.repeat(400), 'NOT_A_NUMBER'],
    ['.5', 0.5],
  ])('%j is read as %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })
})
