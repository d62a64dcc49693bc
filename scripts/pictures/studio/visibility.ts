import type { Camera } from './camera.ts'
import type { Stage } from './stage.ts'
import type { Box, Corners, Film } from './sweep.ts'
import { findBox, findShares, sweep } from './sweep.ts'

/** Four samples a pixel, two by two: enough to smooth every edge. */
export const SAMPLES = 2

/** Which face is seen at each sample; -1 where none is. */
export interface Visible {
  faces: Int32Array
  width: number
  height: number
  /** per face, nine numbers: its corners' shares of a sample, each linear in sample x and y */
  shares: Float64Array
}

/** Finds the nearest face at every sample, in homogeneous coordinates, so that faces behind the eye need no clipping. */
export function seen(stage: Stage, camera: Camera): Visible {
  const width = camera.width * SAMPLES
  const height = camera.height * SAMPLES
  const faces = new Int32Array(width * height).fill(-1)
  const film: Film = { nearness: new Float32Array(width * height), faces, width, height }
  const shares = new Float64Array(stage.count * 9)
  const corners = new Float64Array(9)
  const box: Box = { left: 0, top: 0, right: 0, bottom: 0 }
  for (let face = 0; face < stage.count; face++) {
    const at = face * 9
    if (!project(stage, camera, at, corners) || !findBox(corners, film, box) || !findShares(corners, shares, at)) continue
    const sum = (slot: number) => (shares[at + slot] ?? 0) + (shares[at + slot + 3] ?? 0) + (shares[at + slot + 6] ?? 0)
    sweep(film, face, shares, at, sum(0), sum(1), sum(2), box)
  }
  return { faces, width, height, shares }
}

/** Writes the corners of a face on the film; false when all of it is behind the eye. */
function project(
  { scene }: Stage,
  { eye, right, up, ahead, scale, width, height }: Camera,
  at: number,
  corners: Corners,
): boolean {
  let before = false
  for (let slot = 0; slot < 9; slot += 3) {
    const x = (scene[at + slot] ?? 0) - eye[0]
    const y = (scene[at + slot + 1] ?? 0) - eye[1]
    const z = (scene[at + slot + 2] ?? 0) - eye[2]
    const depth = x * ahead[0] + y * ahead[1] + z * ahead[2]
    corners[slot] = (x * right[0] + y * right[1] + z * right[2]) * scale * SAMPLES + depth * width
    corners[slot + 1] = depth * height - (x * up[0] + y * up[1] + z * up[2]) * scale * SAMPLES
    corners[slot + 2] = depth
    if (depth > 0) before = true
  }
  return before
}
