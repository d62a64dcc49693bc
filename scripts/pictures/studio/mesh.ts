import { earCut } from './ear-cut.ts'
import type { Vec } from './vector.ts'
import { add, cross, dot, minus, unit } from './vector.ts'

/** A closed or open skin of triangles. `corners` are the normals at the three corners of each face. */
export interface Mesh {
  points: readonly Vec[]
  faces: readonly (readonly [number, number, number])[]
  corners: readonly (readonly [Vec, Vec, Vec])[]
}

export type Ring = readonly Vec[]

/**
 * The skin over rings of equal length, with its two ends closed unless told otherwise.
 * Edges sharper than `crease` degrees stay sharp, others are shaded round.
 */
export function loft(rings: readonly Ring[], { caps = true, crease = 38 } = {}): Mesh {
  const around = rings[0]?.length ?? 0
  const points = rings.flat()
  const faces: [number, number, number][] = []
  for (let level = 0; level + 1 < rings.length; level++) {
    for (let step = 0; step < around; step++) {
      const next = (step + 1) % around
      const [a, b, c, d] = [
        level * around + step,
        level * around + next,
        (level + 1) * around + next,
        (level + 1) * around + step,
      ]
      faces.push([a, b, c], [a, c, d])
    }
  }
  const [first, last] = [rings[0], rings.at(-1)]
  if (caps && first && last) {
    const shift = (rings.length - 1) * around
    for (const [a, b, c] of earCut(first)) faces.push([c, b, a])
    for (const [a, b, c] of earCut(last)) faces.push([a + shift, b + shift, c + shift])
  }
  return skin(points, faces, crease)
}

/** A skin from points and faces; degenerate faces are left out. */
export function skin(points: readonly Vec[], faces: readonly (readonly [number, number, number])[], crease = 38): Mesh {
  const kept: (readonly [number, number, number])[] = []
  const flat: Vec[] = []
  const touching: number[][] = points.map(() => [])
  for (const face of faces) {
    const [a, b, c] = [points[face[0]], points[face[1]], points[face[2]]]
    if (!a || !b || !c) continue
    const area = cross(minus(b, a), minus(c, a))
    if (Math.hypot(...area) < 1e-9) continue
    for (const point of face) touching[point]?.push(kept.length)
    kept.push(face)
    flat.push(area)
  }
  const sharp = Math.cos((crease * Math.PI) / 180)
  const corner = (point: number, own: Vec): Vec => {
    let sum: Vec = [0, 0, 0]
    for (const face of touching[point] ?? []) {
      const other = flat[face]
      if (other && dot(unit(other), own) > sharp) sum = add(sum, other)
    }
    return unit(sum)
  }
  const corners = kept.map((face, index): readonly [Vec, Vec, Vec] => {
    const own = unit(flat[index] ?? [0, 1, 0])
    return [corner(face[0], own), corner(face[1], own), corner(face[2], own)]
  })
  return { points, faces: kept, corners }
}

/** Several skins as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  let shift = 0
  const faces: (readonly [number, number, number])[] = []
  for (const mesh of meshes) {
    for (const [a, b, c] of mesh.faces) faces.push([a + shift, b + shift, c + shift])
    shift += mesh.points.length
  }
  return { points: meshes.flatMap((mesh) => mesh.points), faces, corners: meshes.flatMap((mesh) => mesh.corners) }
}
