import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ArchitraveJob,
  architraveNeed,
  piecesForArchitrave,
  piecesToCover,
  type SkirtingJob,
  skirtingNeed,
} from './moulding.ts'
import { roomWalls } from './room-shape.ts'
import { ROOMS } from './rooms.ts'

const room = (length: number, width: number, job: Partial<SkirtingJob> = {}): SkirtingJob => ({
  walls: [length, width, length, width],
  corners: 4,
  doors: 0,
  doorWidth: 900,
  wastePercent: 0,
  ...job,
})

describe('roomWalls', () => {
  it.each([
    ['a rectangle', { kind: 'rectangle', length: 4000, width: 3000 }, [4000, 3000, 4000, 3000], 4],
    [
      'an L-shape, which has the walls of the whole rectangle',
      { kind: 'l-shape', length: 4000, width: 3000, cutLength: 1000, cutWidth: 500 },
      [3000, 500, 1000, 2500, 4000, 3000],
      6,
    ],
    ['single walls', { kind: 'walls', walls: [2000, 1000, 500] }, [2000, 1000, 500], 2],
    ['no walls', { kind: 'walls', walls: [] }, [], 0],
  ] as const)('returns the walls and corners of %s', (_, shape, walls, corners) => {
    expect(roomWalls(shape)).toEqual({ walls, corners })
  })

  it('returns null if nothing is left of the rectangle', () => {
    const shape = { kind: 'l-shape', length: 4000, width: 3000 } as const
    expect(roomWalls({ ...shape, cutLength: 4000, cutWidth: 500 })).toBeNull()
    expect(roomWalls({ ...shape, cutLength: 500, cutWidth: 3000 })).toBeNull()
  })
})

// ROOM-3
describe('skirtingNeed', () => {
  it.each([
    ['the walls and a loss at each corner', room(4000, 3600), { net: 15_200, total: 15_400 }],
    ['less for doors', room(4000, 3600, { doors: 2 }), { net: 13_400, total: 13_600 }],
    ['an allowance for waste', room(4000, 3600, { doors: 2, wastePercent: 10 }), { net: 13_400, total: 14_960 }],
    ['nothing for a room of doors', room(1000, 800, { doors: 4 }), null],
    ['nothing without walls', room(0, 0), null],
  ])('returns %s', (_, job, need) => {
    expect(skirtingNeed(job)).toEqual(need)
  })

  const side = fc.integer({ min: ROOMS.side.least, max: ROOMS.side.most })
  const jobs = fc.record({
    length: side,
    width: side,
    doors: fc.integer({ min: 0, max: ROOMS.mostDoors }),
    doorWidth: fc.integer({ min: ROOMS.doorWidth.least, max: ROOMS.doorWidth.most }),
    wastePercent: fc.integer({ min: 0, max: 50 }),
    piece: fc.integer({ min: 300, max: 6000 }),
  })

  it('never leads to fewer metres than the walls, and never to fewer pieces for a longer wall or fewer doors', () => {
    fc.assert(
      fc.property(jobs, fc.integer({ min: 0, max: 10_000 }), ({ length, width, piece, ...job }, longer) => {
        const need = skirtingNeed(room(length, width, job))
        if (!need) return
        const pieces = piecesToCover(need.total, piece)
        expect(pieces * piece).toBeGreaterThanOrEqual(need.net)
        expect(need.total).toBeGreaterThanOrEqual(need.net)
        const larger = skirtingNeed(room(length + longer, width, job))
        expect(piecesToCover(larger?.total ?? 0, piece)).toBeGreaterThanOrEqual(pieces)
        const doors = Math.max(0, job.doors - 1)
        expect(skirtingNeed(room(length, width, { ...job, doors }))?.total).toBeGreaterThanOrEqual(need.total)
      }),
    )
  })
})

// ROOM-4
describe('architraveNeed', () => {
  const job: ArchitraveJob = { doors: 1, sides: 2, doorWidth: 840, doorHeight: 2040, width: 57 }

  it('returns two uprights and a head for each side of a door, with what mitres take', () => {
    expect(architraveNeed(job)).toEqual({
      uprights: { count: 4, length: 2117 },
      heads: { count: 2, length: 994 },
      net: 2 * (2 * 2097 + 954),
      total: 4 * 2117 + 2 * 994,
    })
  })

  it.each([
    ['two uprights from a long piece, and the heads from another', 4400, 3],
    ['each upright from its own piece', 2200, 5],
    ['nothing from pieces shorter than an upright', 2100, null],
  ])('cuts %s', (_, piece, pieces) => {
    expect(piecesForArchitrave(architraveNeed(job), piece)).toBe(pieces)
  })

  it('never leads to fewer metres than needed, and never to fewer pieces for another door', () => {
    for (const piece of [2200, 2400, 2500, 4400, 4800])
      for (const width of [44, 57, 95]) {
        let before = 0
        for (let doors = 0; doors <= ROOMS.mostDoors; doors++) {
          const need = architraveNeed({ ...job, doors, width })
          const pieces = piecesForArchitrave(need, piece)
          if (pieces === null) continue
          expect(pieces * piece).toBeGreaterThanOrEqual(need.total)
          expect(pieces).toBeGreaterThanOrEqual(before)
          before = pieces
        }
      }
  })
})
