import type { Camera } from './camera.ts'
import { colour } from './colour.ts'
import type { Light, Lights, Spot } from './lights.ts'
import { addLight, HANDS } from './lights.ts'
import type { Pixel } from './shading.ts'
import { shadowOnPaper } from './shading.ts'

const TOP = colour('#f6f2ec')
const BOTTOM = colour('#ede7dd')
const TINT = colour('#8a7a68')
const CELL = 2

/** How light the paper is, 0 to 1, in cells of two by two pixels. Shadows on paper are soft: finer would not show. */
export interface Paper {
  lightness: Float32Array
  columns: number
  rows: number
  height: number
}

/** Lights the paper: one hand of lights a cell, then a tent over three by three cells that weighs every hand the same. */
export function createPaper(camera: Camera, lights: Lights): Paper {
  const columns = Math.ceil(camera.width / CELL) + 1
  const rows = Math.ceil(camera.height / CELL) + 1
  const thrown = new Float32Array(columns * rows * 2)
  const spot: Spot = { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0 }
  const light: Light = { key: 0, sky: 0 }
  const { eye, right, up, ahead, scale } = camera
  for (let row = 0, at = 0; row < rows; row++) {
    const rise = (camera.height / 2 - row * CELL) / scale
    for (let column = 0; column < columns; column++, at += 2) {
      const across = (column * CELL - camera.width / 2) / scale
      const dy = ahead[1] + up[1] * rise + right[1] * across
      const reach = dy < -1e-3 ? -eye[1] / dy : 1e7
      spot.x = eye[0] + (ahead[0] + right[0] * across + up[0] * rise) * reach
      spot.z = eye[2] + (ahead[2] + right[2] * across + up[2] * rise) * reach
      light.key = 0
      light.sky = 0
      addLight(lights, (column & 1) + 2 * (row & 1), spot, light)
      thrown[at] = light.key
      thrown[at + 1] = light.sky
    }
  }
  return { lightness: blended(thrown, columns, rows), columns, rows, height: camera.height }
}

function blended(thrown: Float32Array, columns: number, rows: number): Float32Array {
  const lightness = new Float32Array(columns * rows)
  const light: Light = { key: 0, sky: 0 }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      light.key = 0
      light.sky = 0
      for (let dy = -1; dy <= 1; dy++) {
        const above = mirrored(row + dy, rows) * columns
        for (let dx = -1; dx <= 1; dx++) {
          const at = (above + mirrored(column + dx, columns)) * 2
          const share = ((2 - Math.abs(dx)) * (2 - Math.abs(dy)) * HANDS) / 16
          light.key += (thrown[at] ?? 0) * share
          light.sky += (thrown[at + 1] ?? 0) * share
        }
      }
      lightness[row * columns + column] = shadowOnPaper(light)
    }
  }
  return lightness
}

const mirrored = (at: number, count: number) => (at < 0 ? 1 : at >= count ? count - 2 : at)

/** The colour of the paper at a pixel: warm, a little deeper below, in shadow a warm grey. */
export function paperAt({ lightness, columns, height }: Paper, x: number, y: number, pixel: Pixel): void {
  const [u, v] = [(x + 0.5) / CELL, (y + 0.5) / CELL]
  const at = Math.floor(v) * columns + Math.floor(u)
  const [fu, fv] = [u - Math.floor(u), v - Math.floor(v)]
  const above = (lightness[at] ?? 1) * (1 - fu) + (lightness[at + 1] ?? 1) * fu
  const below = (lightness[at + columns] ?? 1) * (1 - fu) + (lightness[at + columns + 1] ?? 1) * fu
  const lit = above * (1 - fv) + below * fv
  const down = y / height
  const tinted = (1 - lit) * lit
  pixel.red = (TOP[0] + (BOTTOM[0] - TOP[0]) * down) * (lit + tinted * TINT[0])
  pixel.green = (TOP[1] + (BOTTOM[1] - TOP[1]) * down) * (lit + tinted * TINT[1])
  pixel.blue = (TOP[2] + (BOTTOM[2] - TOP[2]) * down) * (lit + tinted * TINT[2])
}
