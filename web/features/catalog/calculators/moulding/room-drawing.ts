/** A point of a drawing 100 units wide. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface DrawnWall {
  readonly from: Point
  readonly to: Point
  /** Millimetres. */
  readonly length: number
}

export interface DrawnRoom {
  readonly walls: readonly DrawnWall[]
  readonly height: number
  /** Units for a millimetre. */
  readonly scale: number
}

const MARGIN = 11
const ROOM = { width: 100 - 2 * MARGIN, height: 50 }

/** The plan of a closed room, whose walls turn right except at the inner corner of an L-shape. @param walls as `roomWalls` returns them */
export function drawRoom(walls: readonly number[]): DrawnRoom {
  const turns = walls.length === 6 ? [1, -1, 1, 1, 1, 1] : [1, 1, 1, 1]
  let [x, y, direction] = [0, 0, 0]
  const corners = walls.map((wall, i) => {
    const from = { x, y }
    x += Math.round(Math.cos((direction * Math.PI) / 2)) * wall
    y += Math.round(Math.sin((direction * Math.PI) / 2)) * wall
    direction += turns[i] ?? 1
    return { from, to: { x, y }, length: wall }
  })
  const [width, height] = [Math.max(...corners.map(({ to }) => to.x)), Math.max(...corners.map(({ to }) => to.y))]
  const scale = Math.min(ROOM.width / width, ROOM.height / height)
  const left = (100 - width * scale) / 2
  const place = (point: Point): Point => ({ x: left + point.x * scale, y: MARGIN + point.y * scale })
  return {
    walls: corners.map(({ from, to, length }) => ({ from: place(from), to: place(to), length })),
    height: height * scale + 2 * MARGIN,
    scale,
  }
}

/** Single walls side by side, in proportion. */
export function drawWalls(walls: readonly number[]): DrawnRoom {
  const gap = 2
  const scale = (100 - 2 * MARGIN - gap * (walls.length - 1)) / walls.reduce((sum, wall) => sum + wall, 0)
  let x = MARGIN
  const drawn = walls.map((length) => {
    const from = { x, y: 16 }
    x += length * scale + gap
    return { from, to: { x: x - gap, y: 16 }, length }
  })
  return { walls: drawn, height: 32, scale }
}

/** How many doors each wall has: the longest free wall gets the next one. */
export function spreadDoors(walls: readonly number[], doors: number, doorWidth: number): readonly number[] {
  const counts = walls.map(() => 0)
  for (let door = 0; door < doors; door++) {
    const free = walls.map((wall, i) => wall - (counts[i] ?? 0) * doorWidth)
    const widest = free.indexOf(Math.max(...free))
    if ((free[widest] ?? 0) < doorWidth) break
    counts[widest] = (counts[widest] ?? 0) + 1
  }
  return counts
}
