import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeLengths } from './place-lengths.ts'
import { type DrawnWall, drawRoom, drawWalls } from './room-drawing.ts'

const side = fc.integer({ min: 200, max: 50_000 })

/** Walls of an L-shape. */
const corner = (length: number, width: number, cutLength: number, cutWidth: number) =>
  drawRoom([length - cutLength, cutWidth, cutLength, width - cutWidth, length, width]).walls

const toTexts = (walls: readonly DrawnWall[]) => walls.map(({ length }) => `${length / 1000} m`)

/** The boxes of the labels in a plan. The label of an upright wall is upright too. */
function placeBoxes(walls: readonly DrawnWall[]) {
  const texts = toTexts(walls)
  return placeLengths(walls, texts).flatMap((middle, i) => {
    const [wall, text = ''] = [walls[i], texts[i]]
    if (!middle || !wall) return []
    const half = { long: text.length, short: 1.8 }
    const [x, y] = wall.from.y === wall.to.y ? [half.long, half.short] : [half.short, half.long]
    return [{ left: middle.x - x, right: middle.x + x, top: middle.y - y, bottom: middle.y + y }]
  })
}

type Box = ReturnType<typeof placeBoxes>[number]

const isCrossing = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const crossings = (all: readonly Box[]) => all.filter((box, i) => all.slice(i + 1).some((other) => isCrossing(box, other)))

// ROOM-13
describe('placeLengths', () => {
  it('labels every wall of the room that the calculator starts with', () => {
    expect(placeLengths(corner(4000, 3600, 1500, 1200), ['2.5 m', '1.2 m', '1.5 m', '2.4 m', '4 m', '3.6 m'])).not.toContain(null)
  })

  it('never lets two labels of an L-shape overlap', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        (length, width, part, deep) => {
          expect(crossings(placeBoxes(corner(length, width, Math.round(length * part), Math.round(width * deep))))).toEqual([])
        },
      ),
    )
  })

  it('never lets two labels of single walls overlap', () => {
    fc.assert(
      fc.property(fc.array(side, { minLength: 1, maxLength: 20 }), (lengths) => {
        expect(crossings(placeBoxes(drawWalls(lengths).walls))).toEqual([])
      }),
    )
  })

  it('does not label a wall that is too short in the plan', () => {
    expect(placeLengths(corner(4000, 3600, 200, 200), ['3.8 m', '0.2 m', '0.2 m', '3.4 m', '4 m', '3.6 m']).slice(1, 3)).toEqual([
      null,
      null,
    ])
  })
})
