import type { DrawnWall, Point } from './room-drawing.ts'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Units from a wall to its label. */
const BESIDE = 5.5
/** Shorter walls have no room for a label. */
const LEAST_LABELLED = 9
/** Units, for the larger of the two font sizes. */
const LETTER = { width: 2.3, height: 4.6 }

/**
 * The middle of each wall's label in the plan: outside, or inside if another label or wall is there. Null if neither side is free.
 * @param texts the labels, one for each wall: its length
 */
export function placeLengths(walls: readonly DrawnWall[], texts: readonly string[]): readonly (Point | null)[] {
  const taken = walls.map(toBox)
  return walls.map((wall, i) => {
    const { along, inside, span } = directions(wall)
    if (span < LEAST_LABELLED) return null
    const [across, upright] = [(LETTER.width * (texts[i]?.length ?? 0)) / 2, LETTER.height / 2]
    const half = along.y === 0 ? { x: across, y: upright } : { x: upright, y: across }
    for (const distance of [-BESIDE, BESIDE]) {
      const x = (wall.from.x + wall.to.x) / 2 + inside.x * distance
      const y = (wall.from.y + wall.to.y) / 2 + inside.y * distance
      const box = { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y }
      if (taken.some((other) => isCrossing(box, other))) continue
      taken.push(box)
      return { x, y }
    }
    return null
  })
}

/** The directions along a wall and into the room, which is on its right. */
export function directions({ from, to }: DrawnWall): { readonly along: Point; readonly inside: Point; readonly span: number } {
  const span = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / span, y: (to.y - from.y) / span }
  return { along, inside: { x: -along.y, y: along.x }, span }
}

const toBox = ({ from, to }: DrawnWall): Box => ({
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
})

const isCrossing = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
