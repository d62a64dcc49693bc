import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawRoom, drawWalls, spreadDoors } from './room-drawing.ts'

const side = fc.integer({ min: 200, max: 50_000 })

describe('the plan of a room', () => {
  it('is closed, in proportion and inside the drawing', () => {
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (length, width, part) => {
        const cut = [length * part, width * part] as const
        const walls = [length - cut[0], cut[1], cut[0], width - cut[1], length, width]
        for (const room of [drawRoom([length, width, length, width]), drawRoom(walls)]) {
          const [first, last] = [room.walls[0], room.walls.at(-1)]
          expect(last?.to.x).toBeCloseTo(first?.from.x ?? -1)
          expect(last?.to.y).toBeCloseTo(first?.from.y ?? -1)
          for (const { from, to, length: wall } of room.walls) {
            expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(wall * room.scale)
            for (const { x, y } of [from, to]) expect(x >= 0 && x <= 100 && y >= 0 && y <= room.height).toBe(true)
          }
        }
      }),
    )
  })

  it('shows single walls side by side inside the drawing', () => {
    const { walls } = drawWalls(Array.from({ length: 20 }, () => 50_000))
    for (const [i, { from, to }] of walls.entries()) {
      expect(to.x).toBeGreaterThan(from.x)
      expect(to.x).toBeLessThanOrEqual(100)
      expect(from.x).toBeGreaterThan(walls[i - 1]?.to.x ?? 0)
    }
  })
})

describe('spreadDoors', () => {
  it.each([
    ['the longest walls', [4000, 3000, 4000, 3000], 2, [1, 0, 1, 0]],
    ['the wall with the most room left', [9000, 3000], 3, [3, 0]],
    ['no wall that is too short', [800, 800], 1, [0, 0]],
  ])('gives doors to %s', (_, walls, doors, counts) => {
    expect(spreadDoors(walls, doors, 900)).toEqual(counts)
  })
})
