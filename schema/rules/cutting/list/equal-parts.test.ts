import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packLengths } from '../pack-lengths.ts'
import { packSheets } from '../pack-sheets.ts'
import { equalParts } from './equal-parts.ts'

const SHEET = { kind: 'sheet', length: 24_400, width: 12_200 } as const
const BOARD = { kind: 'board', length: 48_000 } as const
const SAW = { kerf: 40, trim: 100 }

// CUT-16
describe('equalParts', () => {
  it.each([
    ['halves cut across', SHEET, { along: 2, across: 1 }, { length: 12_080, width: 12_000 }],
    ['halves cut along', SHEET, { along: 1, across: 2 }, { length: 24_200, width: 5980 }],
    ['quarters', SHEET, { along: 2, across: 2 }, { length: 12_080, width: 5980 }],
    ['three strips, rounded down to a tenth of a millimetre', SHEET, { along: 1, across: 3 }, { length: 24_200, width: 3973 }],
    ['a whole sheet without its trim', SHEET, { along: 1, across: 1 }, { length: 24_200, width: 12_000 }],
    ['four lengths of a board', BOARD, { along: 4, across: 1 }, { length: 11_920, width: 1 }],
    ['nothing if the saw takes all', { ...SHEET, width: 1000 }, { along: 1, across: 50 }, null],
    ['nothing for more parts than a list may have', SHEET, { along: 1, across: 501 }, null],
    ['nothing for no part', SHEET, { along: 0, across: 2 }, null],
    ['nothing for a part of a strip', SHEET, { along: 1, across: 2.5 }, null],
    ['nothing for strips of a board', BOARD, { along: 1, across: 2 }, null],
  ])('returns %s', (_, stock, division, size) => {
    expect(equalParts(stock, SAW, division)).toEqual(size)
  })

  const saw = fc.record({ kerf: fc.integer({ min: 0, max: 100 }), trim: fc.integer({ min: 0, max: 300 }) })

  it('returns the largest parts that come from one sheet', () => {
    const counts = fc.integer({ min: 1, max: 6 })
    fc.assert(
      fc.property(saw, counts, counts, (saw, along, across) => {
        const size = equalParts(SHEET, saw, { along, across })
        if (!size) throw new Error('Every division here leaves something')
        const panels = Array.from({ length: along * across }, () => ({ ...size, grain: 'along' as const }))
        expect(packSheets(panels, SHEET, saw, 20_000)).toMatchObject({ sheets: { length: 1 }, tooLarge: [] })
        const neededLength = (part: number, count: number) => count * (part + 1) + (count - 1) * saw.kerf + 2 * saw.trim
        expect(neededLength(size.length, along)).toBeGreaterThan(SHEET.length)
        expect(neededLength(size.width, across)).toBeGreaterThan(SHEET.width)
      }),
      { numRuns: 60 },
    )
  })

  it('returns lengths that come from one board', () => {
    fc.assert(
      fc.property(saw, fc.integer({ min: 1, max: 30 }), (saw, along) => {
        const size = equalParts(BOARD, saw, { along, across: 1 })
        const lengths = Array.from({ length: along }, () => size?.length ?? 0)
        expect(packLengths(lengths, BOARD.length, saw).boards).toHaveLength(1)
      }),
    )
  })
})
