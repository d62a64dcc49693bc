/** A point or direction: x to the right, y up, z towards the viewer; mm. */
export type Vec = readonly [x: number, y: number, z: number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scaled = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
export const unit = (a: Vec): Vec => scaled(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1))
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A turn and a shift: where a part stands. `axes` are the part's own x, y and z in the scene. */
export interface Placement {
  axes: readonly [Vec, Vec, Vec]
  at: Vec
}

export const ORIGIN: Placement = {
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  at: [0, 0, 0],
}

export const turned = ({ axes }: Placement, [x, y, z]: Vec): Vec =>
  add(add(scaled(axes[0], x), scaled(axes[1], y)), scaled(axes[2], z))

export const placed = (placement: Placement, point: Vec): Vec => add(turned(placement, point), placement.at)

/** The placement of something placed by `inner` within something placed by `outer`. */
export const within = (outer: Placement, inner: Placement): Placement => ({
  axes: [turned(outer, inner.axes[0]), turned(outer, inner.axes[1]), turned(outer, inner.axes[2])],
  at: placed(outer, inner.at),
})

/** Moved by x, y, z after turning, in degrees: roll about z, then pitch about x, then yaw about y. */
export function place(at: Vec, { yaw = 0, pitch = 0, roll = 0 } = {}): Placement {
  const turns = [about(1, yaw), about(0, pitch), about(2, roll)]
  return { axes: turns.reduce(within, ORIGIN).axes, at }
}

function about(axis: 0 | 1 | 2, degrees: number): Placement {
  const c = Math.cos(radians(degrees))
  const s = Math.sin(radians(degrees))
  const axes: Record<0 | 1 | 2, Placement['axes']> = {
    0: [
      [1, 0, 0],
      [0, c, s],
      [0, -s, c],
    ],
    1: [
      [c, 0, -s],
      [0, 1, 0],
      [s, 0, c],
    ],
    2: [
      [c, s, 0],
      [-s, c, 0],
      [0, 0, 1],
    ],
  }
  return { axes: axes[axis], at: [0, 0, 0] }
}
