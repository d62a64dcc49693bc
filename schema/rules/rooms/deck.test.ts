import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeckJob, deckNeed } from './deck.ts'

const deck = (job: Partial<DeckJob> = {}): DeckJob => ({
  length: 3600,
  width: 2400,
  boardsAlong: 'length',
  board: { length: 3600, width: 120 },
  gap: 5,
  joistLength: 3600,
  spacing: 400,
  wastePercent: 0,
  ...job,
})

// ROOM-5
describe('deckNeed', () => {
  it('counts boards with their gaps, a joist at each spacing and at the end, and two screws at each crossing', () => {
    expect(deckNeed(deck())).toEqual({
      rows: 20,
      rowLength: 3600,
      joistRows: 10,
      joistRowLength: 2400,
      boards: 20,
      joists: 10 + 2,
      screws: 400,
    })
  })

  it.each([
    [
      'boards along the width',
      { boardsAlong: 'width' },
      { rows: 29, rowLength: 2400, joistRows: 7, joistRowLength: 3600, boards: 29 },
    ],
    ['two rows from one board', { length: 1798 }, { rows: 20, boards: 10 }],
    ['one row from a board that the saw cut makes too short for two', { length: 1800 }, { rows: 20, boards: 20 }],
    ['boards that are joined', { length: 5400 }, { rows: 20, boards: 30 }],
    ['an allowance for waste', { wastePercent: 10 }, { boards: 22, screws: 440 }],
    ['a smaller spacing', { spacing: 300 }, { joistRows: 13, joists: 15 }],
    ['the last board, which is cut along', { width: 2401 }, { rows: 20 }],
    ['one more board', { width: 2496 }, { rows: 21 }],
  ] as const)('counts %s', (_, job, need) => {
    expect(deckNeed(deck(job))).toMatchObject(need)
  })

  const side = fc.integer({ min: 500, max: 30_000 })
  const jobs = fc.record({
    length: side,
    width: side,
    boardsAlong: fc.constantFrom('length', 'width'),
    board: fc.record({ length: fc.integer({ min: 1000, max: 6000 }), width: fc.integer({ min: 40, max: 300 }) }),
    gap: fc.integer({ min: 0, max: 20 }),
    joistLength: fc.integer({ min: 1000, max: 6000 }),
    spacing: fc.integer({ min: 200, max: 1000 }),
    wastePercent: fc.integer({ min: 0, max: 50 }),
  })

  it('never counts fewer metres than the deck has, and never fewer pieces for a larger deck', () => {
    fc.assert(
      fc.property(jobs, side, side, (job, longer, wider) => {
        const need = deckNeed(job)
        expect(need.boards * job.board.length).toBeGreaterThanOrEqual(need.rows * need.rowLength)
        expect(need.joists * job.joistLength).toBeGreaterThanOrEqual(need.joistRows * need.joistRowLength + 2 * need.rowLength)
        expect(need.rows * (job.board.width + job.gap)).toBeGreaterThanOrEqual(need.joistRowLength)
        expect((need.joistRows - 1) * job.spacing).toBeGreaterThanOrEqual(need.rowLength)
        const larger = deckNeed({ ...job, length: job.length + longer, width: job.width + wider })
        for (const what of ['boards', 'joists', 'screws'] as const) expect(larger[what]).toBeGreaterThanOrEqual(need[what])
      }),
    )
  })
})
