import type { Part } from './scene.ts'
import type { Vec } from './vector.ts'
import { cross, minus, placed, unit } from './vector.ts'

/** All faces of a scene in flat arrays, nine numbers a face: three corners of x, y, z. */
export interface Stage {
  count: number
  /** the part each face belongs to */
  owner: Int32Array
  /** corners in the scene */
  scene: Float64Array
  /** corners in the part's own measure */
  own: Float64Array
  /** normals at the corners, in the part's own measure */
  normals: Float64Array
  /** the true normal of each face in the scene, three numbers a face */
  flat: Float32Array
}

export function createStage(parts: readonly Part[]): Stage {
  const count = parts.reduce((sum, { mesh }) => sum + mesh.faces.length, 0)
  const stage: Stage = {
    count,
    owner: new Int32Array(count),
    scene: new Float64Array(count * 9),
    own: new Float64Array(count * 9),
    normals: new Float64Array(count * 9),
    flat: new Float32Array(count * 3),
  }
  let face = 0
  for (const [owner, { mesh, placement }] of parts.entries()) {
    const shown = mesh.points.map((point) => placed(placement, point))
    for (const [index, corners] of mesh.faces.entries()) {
      stage.owner[face] = owner
      for (const [slot, point] of corners.entries()) {
        stage.scene.set(shown[point] ?? [], face * 9 + slot * 3)
        stage.own.set(mesh.points[point] ?? [], face * 9 + slot * 3)
        stage.normals.set(mesh.corners[index]?.[slot] ?? [], face * 9 + slot * 3)
      }
      stage.flat.set(flatNormal(corners.map((point) => shown[point] ?? [0, 0, 0])), face * 3)
      face++
    }
  }
  return stage
}

function flatNormal([a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]]: readonly Vec[]): Vec {
  return unit(cross(minus(b, a), minus(c, a)))
}
