/** The plan of a room. Sides in millimetres. */
export type RoomShape =
  | { readonly kind: 'rectangle'; readonly length: number; readonly width: number }
  | {
      readonly kind: 'l-shape'
      readonly length: number
      readonly width: number
      /** The sides of the corner that is missing from the rectangle. */
      readonly cutLength: number
      readonly cutWidth: number
    }
  | { readonly kind: 'walls'; readonly walls: readonly number[] }

export interface Walls {
  /** In order, clockwise. */
  readonly walls: readonly number[]
  readonly corners: number
}

/** The walls of a room; null if the missing corner of an L-shape is not smaller than the room. */
export function roomWalls(shape: RoomShape): Walls | null {
  if (shape.kind === 'walls') return { walls: shape.walls, corners: Math.max(0, shape.walls.length - 1) }
  const { length, width } = shape
  if (shape.kind === 'rectangle') return { walls: [length, width, length, width], corners: 4 }
  const { cutLength, cutWidth } = shape
  if (cutLength >= length || cutWidth >= width) return null
  return { walls: [length - cutLength, cutWidth, cutLength, width - cutWidth, length, width], corners: 6 }
}
