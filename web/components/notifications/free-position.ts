/** In CSS pixels from the window's top left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Obstacle extends Box {
  /** Cost of covering it: a button costs more than a link. */
  readonly weight: number
}

/** Weights of obstacles. Covering all text of the window costs less than covering a corner of a link. */
export const WEIGHT = { button: 1000, link: 1, text: 1e-6 } as const

/** The offset of a box from its position in the style sheet. */
export interface Shift {
  readonly x: number
  readonly y: number
}

const STEP = 4

/** The position of a notice if nothing is below it. */
export type Home = 'foot' | 'upper right'

/**
 * Finds a position at which a notice covers nothing clickable, as near as possible to its home: at the foot of the window in the middle
 * before the sides, or at the upper right. If there is none, returns the position that covers least, buttons last.
 * @param notice box in its position at the foot
 * @param area the part of the window it may be in
 */
export function findFreePosition(notice: Box, obstacles: readonly Obstacle[], area: Box, home: Home = 'foot'): Shift {
  let best: Shift = { x: 0, y: 0 }
  let least = Number.POSITIVE_INFINITY
  const isHigh = home === 'upper right'
  const right = area.right - notice.right
  const sides = [isHigh ? right : 0, isHigh ? 0 : right, area.left - notice.left]
  const highest = area.top - notice.top
  for (const x of new Set(sides)) {
    for (let way = 0; highest + way <= 0; way += STEP) {
      const y = isHigh ? highest + way : 0 - way
      const cost = coverage(moveBox(notice, { x, y }), obstacles)
      if (cost >= least) continue
      best = { x, y }
      least = cost
      if (cost === 0) return best
    }
  }
  return best
}

/** Whether a notice may stay where it is: within its area, to half a pixel, and over no control. */
export function mayStay(notice: Box, obstacles: readonly Obstacle[], area: Box): boolean {
  const outside = [area.left - notice.left, area.top - notice.top, notice.right - area.right, notice.bottom - area.bottom]
  const isOverControl = obstacles.some((other) => other.weight >= WEIGHT.link && overlap(notice, other) > 0)
  return Math.max(...outside) < 0.5 && !isOverControl
}

function coverage(box: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + overlap(box, obstacle) * obstacle.weight, 0)
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

export const moveBox = ({ left, top, right, bottom }: Box, { x, y }: Shift): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})
