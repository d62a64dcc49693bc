import type { Camera } from './camera.ts'
import type { Spot } from './lights.ts'
import type { Scene } from './scene.ts'
import type { Stage } from './stage.ts'
import type { Visible } from './visibility.ts'
import { SAMPLES } from './visibility.ts'

export const PAPER = -1
export const FLOOR = -2
export const WALL = -3

/** What a sample shows: a place on a part, on the paper, the floor or the wall. Written over and over. */
export interface Hit extends Spot {
  /** number of the part, or PAPER, FLOOR, WALL */
  what: number
  /** place and normal in the part's own measure */
  own: Spot
  /** towards the eye */
  vx: number
  vy: number
  vz: number
}

export const emptyHit = (): Hit => ({ ...emptySpot(), what: PAPER, own: emptySpot(), vx: 0, vy: 0, vz: 0 })
const emptySpot = (): Spot => ({ x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0 })

export interface Finder {
  stage: Stage
  visible: Visible
  camera: Camera
  scene: Scene
}

/** Finds what the sample at `sx`, `sy` shows. */
export function findHit({ stage, visible, camera, scene }: Finder, sx: number, sy: number, hit: Hit): void {
  const { right, up, ahead, eye, scale } = camera
  const across = (sx + 0.5 - visible.width / 2) / (scale * SAMPLES)
  const rise = (visible.height / 2 - sy - 0.5) / (scale * SAMPLES)
  const dx = ahead[0] + right[0] * across + up[0] * rise
  const dy = ahead[1] + right[1] * across + up[1] * rise
  const dz = ahead[2] + right[2] * across + up[2] * rise
  const far = Math.sqrt(dx * dx + dy * dy + dz * dz)
  hit.vx = -dx / far
  hit.vy = -dy / far
  hit.vz = -dz / far
  const face = visible.faces[sy * visible.width + sx] ?? -1
  if (face >= 0) {
    onFace(stage, scene, face, visible.shares, sx, sy, hit)
    return
  }
  const floor = dy < -1e-6 ? -eye[1] / dy : Infinity
  const wall = scene.room && dz < -1e-6 ? (-scene.room.wallAt - eye[2]) / dz : Infinity
  const reach = Math.min(floor, wall, 1e7)
  hit.what = scene.room ? (wall < floor ? WALL : FLOOR) : PAPER
  hit.x = eye[0] + dx * reach
  hit.y = eye[1] + dy * reach
  hit.z = eye[2] + dz * reach
  hit.nx = 0
  hit.ny = hit.what === WALL ? 0 : 1
  hit.nz = hit.what === WALL ? 1 : 0
  const { own } = hit
  own.x = hit.x
  own.y = hit.y
  own.z = hit.z
  own.nx = hit.nx
  own.ny = hit.ny
  own.nz = hit.nz
}

function onFace(stage: Stage, scene: Scene, face: number, shares: Float64Array, sx: number, sy: number, hit: Hit): void {
  const at = face * 9
  const a = (shares[at] ?? 0) * (sx + 0.5) + (shares[at + 1] ?? 0) * (sy + 0.5) + (shares[at + 2] ?? 0)
  const b = (shares[at + 3] ?? 0) * (sx + 0.5) + (shares[at + 4] ?? 0) * (sy + 0.5) + (shares[at + 5] ?? 0)
  const c = (shares[at + 6] ?? 0) * (sx + 0.5) + (shares[at + 7] ?? 0) * (sy + 0.5) + (shares[at + 8] ?? 0)
  const sum = a + b + c
  const { own } = hit
  hit.x = blend(stage.scene, at, a / sum, b / sum, c / sum)
  hit.y = blend(stage.scene, at + 1, a / sum, b / sum, c / sum)
  hit.z = blend(stage.scene, at + 2, a / sum, b / sum, c / sum)
  own.x = blend(stage.own, at, a / sum, b / sum, c / sum)
  own.y = blend(stage.own, at + 1, a / sum, b / sum, c / sum)
  own.z = blend(stage.own, at + 2, a / sum, b / sum, c / sum)
  const nx = blend(stage.normals, at, a / sum, b / sum, c / sum)
  const ny = blend(stage.normals, at + 1, a / sum, b / sum, c / sum)
  const nz = blend(stage.normals, at + 2, a / sum, b / sum, c / sum)
  const flatAt = face * 3
  const facing =
    (stage.flat[flatAt] ?? 0) * hit.vx + (stage.flat[flatAt + 1] ?? 0) * hit.vy + (stage.flat[flatAt + 2] ?? 0) * hit.vz
  const length = (facing < 0 ? -1 : 1) / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
  own.nx = nx * length
  own.ny = ny * length
  own.nz = nz * length
  hit.what = stage.owner[face] ?? PAPER
  const axes = scene.parts[hit.what]?.placement.axes
  if (!axes) return
  const ax = axes[0]
  const ay = axes[1]
  const az = axes[2]
  hit.nx = ax[0] * own.nx + ay[0] * own.ny + az[0] * own.nz
  hit.ny = ax[1] * own.nx + ay[1] * own.ny + az[1] * own.nz
  hit.nz = ax[2] * own.nx + ay[2] * own.ny + az[2] * own.nz
}

const blend = (from: Float64Array, at: number, a: number, b: number, c: number) =>
  (from[at] ?? 0) * a + (from[at + 3] ?? 0) * b + (from[at + 6] ?? 0) * c
