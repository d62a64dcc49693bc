import type { Mesh, Ring } from './mesh.ts'
import { loft } from './mesh.ts'
import type { Vec } from './vector.ts'

/** A flat outline, anticlockwise, mm. */
export type Outline = readonly (readonly [x: number, y: number])[]

/** An outline drawn out along z from 0 to `length`, its ends eased by `ease` mm. */
export function extruded(outline: Outline, length: number, ease = 0.6): Mesh {
  const inner = inset(outline, ease)
  const at = (ring: Outline, z: number): Ring => ring.map(([x, y]): Vec => [x, y, z])
  return loft([at(inner, 0), at(outline, ease), at(outline, length - ease), at(inner, length)], { crease: 30 })
}

/** A box from 0 to `size` with edges rounded by `ease` mm, in `steps`. The grain runs along z. */
export function box([width, height, length]: Vec, ease = 1, steps = 2): Mesh {
  return extruded(rounded(width, height, ease, steps), length, ease * 0.7)
}

/** A rectangle with round corners, its lower left corner at 0, 0. */
export function rounded(width: number, height: number, radius: number, steps = 3): Outline {
  const r = Math.min(radius, width / 2, height / 2)
  const centres = [
    [width - r, r, -90],
    [width - r, height - r, 0],
    [r, height - r, 90],
    [r, r, 180],
  ] as const
  return centres.flatMap(([x, y, from]) => arc(x, y, r, from, from + 90, steps))
}

/** Points on an arc, both ends included; degrees, anticlockwise when `to` is above `from`. */
export function arc(x: number, y: number, radius: number, from: number, to: number, steps = 8): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

/** A shape turned about the z axis: pairs of radius and height, from bottom to top. */
export function lathed(shape: readonly (readonly [radius: number, along: number])[], around = 40, crease = 32): Mesh {
  const rings = shape.map(([radius, z]) =>
    arc(0, 0, Math.max(radius, 0.01), 0, 360 - 360 / around, around - 1).map(([x, y]): Vec => [x, y, z]),
  )
  return loft(rings, { crease })
}

function inset(outline: Outline, by: number): Outline {
  const count = outline.length
  return outline.map((point, index) => {
    const before = outline[(index + count - 1) % count] ?? point
    const after = outline[(index + 1) % count] ?? point
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [point[0] - (dy / length) * by, point[1] + (dx / length) * by]
  })
}
