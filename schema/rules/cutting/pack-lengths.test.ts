import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packLengths } from './pack-lengths.ts'

const NO_SAW = { kerf: 0, trim: 0 }

/** First-fit decreasing: the longest first, each from the first board with room. */
function boardsByFirstFit(lengths: readonly number[], stock: number, kerf: number, trim: number): number {
  const left: number[] = []
  for (const length of lengths.toSorted((a, b) => b - a)) {
    const board = left.findIndex((rest) => rest >= length)
    if (board >= 0) left[board] = (left[board] ?? 0) - length - kerf
    else left.push(stock - 2 * trim - length - kerf)
  }
  return left.length
}

describe('packLengths', () => {
  // CUT-5
  it('cuts each length once, leaves room for the saw, and uses at most as many boards as first-fit decreasing', () => {
    const [kerf, trim] = [fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 20 })]
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 60 }), kerf, trim, (lengths, kerf, trim) => {
        const stock = 400
        const { boards, tooLong } = packLengths(lengths, stock, { kerf, trim })
        for (const board of boards) {
          const used = board.reduce((total, place) => total + (lengths[place] ?? 0), 0)
          expect(used + kerf * (board.length - 1)).toBeLessThanOrEqual(stock - 2 * trim)
        }
        expect([...boards.flat(), ...tooLong].sort((a, b) => a - b)).toEqual(lengths.map((_, place) => place))
        expect(tooLong.every((place) => (lengths[place] ?? 0) > stock - 2 * trim)).toBe(true)
        const possible = lengths.filter((length) => length <= stock - 2 * trim)
        expect(boards.length).toBeLessThanOrEqual(boardsByFirstFit(possible, stock, kerf, trim))
      }),
    )
  })

  // CUT-5
  it('takes the boards of first-fit decreasing if filling board by board takes more', () => {
    const lengths = [49, 46, 45, 45, 43, 39, 36, 30, 26, 18]
    expect(boardsByFirstFit(lengths, 100, 0, 0)).toBe(4)
    expect(packLengths(lengths, 100, NO_SAW).boards).toHaveLength(4)
  })

  it('fills boards better than first-fit decreasing', () => {
    const lengths = [60, 50, 30, 25, 20, 15]
    expect(boardsByFirstFit(lengths, 100, 0, 0)).toBe(3)
    expect(packLengths(lengths, 100, NO_SAW).boards).toHaveLength(2)
  })

  it.each([
    [[], 0],
    [[100], 1],
    [[100, 100], 2],
    [[50, 50], 1],
    [[101], 0],
  ])('packs %j into %i boards of 100', (lengths, boards) => {
    expect(packLengths(lengths, 100, NO_SAW).boards).toHaveLength(boards)
  })

  it('uses a second board if the kerf takes the room for the last length', () => {
    expect(packLengths([50, 50], 100, { kerf: 1, trim: 0 }).boards).toHaveLength(2)
  })

  it('terminates for the longest list', () => {
    const lengths = Array.from({ length: 500 }, (_, i) => 137 + ((i * 7919) % 1501))
    expect(packLengths(lengths, 2400, { kerf: 4, trim: 5 }).boards.flat()).toHaveLength(500)
  })
})
