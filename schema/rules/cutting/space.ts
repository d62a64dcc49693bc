import type { Part, Saw, Size } from './cutting.types.ts'

/**
 * A rectangle of a sheet that is being divided. Panels and sheet are enlarged by one kerf in both directions, so that cuts need no width
 * of their own.
 */
export interface Space {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
  /** The index of its panel; -1 for none. */
  panel: number
  isTurned: boolean
  divided: { readonly cut: 'rip' | 'crosscut'; readonly first: Space; readonly second: Space } | null
}

export const spaceAt = (x: number, y: number, length: number, width: number): Space => ({
  x,
  y,
  length,
  width,
  panel: -1,
  isTurned: false,
  divided: null,
})

/** A sheet without its trim, enlarged by one kerf. */
export const usableSize = ({ length, width }: Size, { kerf, trim }: Saw): Size => ({
  length: length - 2 * trim + kerf,
  width: width - 2 * trim + kerf,
})

/** Cuts a strip of the given width off, along the length. Returns the strip; cuts nothing if it is the whole space. */
export function rip(space: Space, width: number): Space {
  const { x, y, length } = space
  if (width === space.width) return space
  const first = spaceAt(x, y, length, width)
  space.divided = { cut: 'rip', first, second: spaceAt(x, y + width, length, space.width - width) }
  return first
}

/** Cuts a part of the given length off, across. Returns the part; cuts nothing if it is the whole space. */
export function crosscut(space: Space, length: number): Space {
  const { x, y, width } = space
  if (length === space.length) return space
  const first = spaceAt(x, y, length, width)
  space.divided = { cut: 'crosscut', first, second: spaceAt(x + length, y, space.length - length, width) }
  return first
}

/** A divided space on the sheet: without the kerf, offset by the trim; null if nothing is left of it. */
export function toPart(space: Space, saw: Saw): Part | null {
  const { divided, panel, isTurned } = space
  const place = {
    x: space.x + saw.trim,
    y: space.y + saw.trim,
    length: space.length - saw.kerf,
    width: space.width - saw.kerf,
  }
  if (place.length <= 0 || place.width <= 0) return null
  if (panel >= 0) return { kind: 'panel', ...place, panel, isTurned }
  const first = divided && toPart(divided.first, saw)
  if (!first) return { kind: 'offcut', ...place }
  return { kind: 'divided', ...place, cut: divided.cut, first, second: toPart(divided.second, saw) }
}
