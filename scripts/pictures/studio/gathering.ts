import type { Finder, Hit } from './hit.ts'
import { emptyHit, findHit, PAPER } from './hit.ts'
import type { Light, Lights } from './lights.ts'
import { addLight, HANDS } from './lights.ts'
import { SAMPLES } from './visibility.ts'

/** For every cell what it shows, its normal, and the light one hand throws on it. Paper has its own. */
export interface Gathered {
  width: number
  height: number
  /** pixels a side of a cell: light changes slowly, so large pictures gather it in steps of two */
  cell: number
  what: Int32Array
  normals: Float32Array
  light: Float32Array
}

export function gather(finder: Finder, lights: Lights): Gathered {
  const { camera, visible, scene } = finder
  const cell = camera.width < LARGE ? 1 : 2
  const width = Math.ceil(camera.width / cell)
  const height = Math.ceil(camera.height / cell)
  const step = cell * SAMPLES
  const what = new Int32Array(width * height).fill(PAPER)
  const normals = new Float32Array(width * height * 3)
  const thrown = new Float32Array(width * height * 2)
  const hit = emptyHit()
  const light: Light = { key: 0, sky: 0 }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (!scene.room && (visible.faces[y * step * visible.width + x * step] ?? -1) < 0) continue
      findHit(finder, x * step, y * step, hit)
      light.key = 0
      light.sky = 0
      addLight(lights, (x & 1) + 2 * (y & 1), hit, light)
      what[at] = hit.what
      normals[at * 3] = hit.nx
      normals[at * 3 + 1] = hit.ny
      normals[at * 3 + 2] = hit.nz
      thrown[at * 2] = light.key
      thrown[at * 2 + 1] = light.sky
    }
  }
  return { width, height, cell, what, normals, light: thrown }
}

/** Pixels across from which a picture counts as large. */
export const LARGE = 560

const ALIKE = 0.8

/**
 * The light of all hands on a hit in pixel x, y: each hand's share stands in a pixel nearby, and a three by three tent
 * weighs every hand the same. What no neighbour shows asks all lights itself.
 */
export function lightAt(gathered: Gathered, lights: Lights, x: number, y: number, hit: Hit, light: Light): void {
  const { width, height, what, normals, light: thrown } = gathered
  let key = 0
  let sky = 0
  let weight = 0
  const { nx, ny, nz } = hit
  const column = Math.floor(x / gathered.cell)
  const row = Math.floor(y / gathered.cell)
  for (let py = Math.max(0, row - 1); py <= row + 1 && py < height; py++) {
    for (let px = Math.max(0, column - 1); px <= column + 1 && px < width; px++) {
      const at = py * width + px
      if (what[at] !== hit.what) continue
      const alike = (normals[at * 3] ?? 0) * nx + (normals[at * 3 + 1] ?? 0) * ny + (normals[at * 3 + 2] ?? 0) * nz
      if (alike < ALIKE) continue
      const share = (px === column ? 2 : 1) * (py === row ? 2 : 1)
      key += (thrown[at * 2] ?? 0) * share
      sky += (thrown[at * 2 + 1] ?? 0) * share
      weight += share
    }
  }
  light.key = 0
  light.sky = 0
  if (weight < 7) {
    for (let hand = 0; hand < HANDS; hand++) addLight(lights, hand, hit, light)
    return
  }
  light.key = (key / weight) * HANDS
  light.sky = (sky / weight) * HANDS
}
