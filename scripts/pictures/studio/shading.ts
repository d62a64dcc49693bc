import type { Hit } from './hit.ts'
import type { Light } from './lights.ts'
import { smoothstep } from './noise.ts'
import type { Finish } from './scene.ts'
import type { Vec } from './vector.ts'

/** Linear light. */
export interface Pixel {
  red: number
  green: number
  blue: number
}

/** How much a full window (12 lights) and a full sky (20 lights) throw. */
const KEY = 1.02 / 12
const SKY = 0.62 / 20
const OPEN_FLOOR = 0.766 * 12 * KEY + 13.6 * SKY

/** 1 on open paper, less in shadow. */
export const shadowOnPaper = (light: Light): number => {
  const share = Math.min(1, (light.key * KEY + light.sky * SKY) / OPEN_FLOOR)
  return 0.1 + 0.9 * share
}

/** The light that a lit point sends to the eye, linear. */
export function shade(hit: Hit, light: Light, key: Vec, finish: Finish, pixel: Pixel): void {
  const { nx, ny, nz, vx, vy, vz } = hit
  const window = light.key * KEY
  const sky = light.sky * SKY
  const ground = 0.17 * (0.5 - 0.5 * ny) + 0.05
  const matt = 1 - finish.metal
  const slant = Math.max(0, nx * vx + ny * vy + nz * vz)
  const bounce = 2 * (nx * vx + ny * vy + nz * vz)
  const [rx, ry, rz] = [nx * bounce - vx, ny * bounce - vy, nz * bounce - vz]
  const open = Math.min(1, (sky + ground) * 2.2)
  const around = surroundings(rx, ry, rz, key) * open
  const glance = finish.gloss * (0.04 + 0.5 * (1 - slant) ** 4)
  const spark = sparkle(hit, key, finish) * Math.min(1, window * 1.6)
  const red = window * 1.03 + sky * 0.96 + ground * 1.05
  const green = window + sky * 0.99 + ground
  const blue = window * 0.95 + sky * 1.06 + ground * 0.92
  const mirror = finish.metal * around
  pixel.red = finish.red * (red * matt + mirror) + glance * around + spark
  pixel.green = finish.green * (green * matt + mirror) + glance * around + spark
  pixel.blue = finish.blue * (blue * matt + mirror) + glance * around + spark * 0.97
}

function sparkle({ nx, ny, nz, vx, vy, vz }: Hit, key: Vec, { gloss, tightness, metal }: Finish): number {
  if (gloss <= 0) return 0
  const [hx, hy, hz] = [key[0] + vx, key[1] + vy, key[2] + vz]
  const half = (nx * hx + ny * hy + nz * hz) / (Math.sqrt(hx * hx + hy * hy + hz * hz) || 1)
  return half > 0 ? half ** tightness * gloss * (metal ? 0.5 : 0.32) : 0
}

/** What a mirror would show: bright windows, a pale sky, a dark room low on the far side, warm paper below. */
function surroundings(x: number, y: number, z: number, key: Vec): number {
  const towards = x * key[0] + y * key[1] + z * key[2]
  const window = smoothstep(0.6, 0.86, towards)
  const aside = x * key[2] - z * key[0]
  const strip = smoothstep(0.16, 0.05, Math.abs(aside - 0.55)) * smoothstep(-0.1, 0.2, y)
  const height = y < 0 ? 0.78 + 0.12 * y : 0.4 + 0.42 * smoothstep(0, 0.9, y)
  const band = smoothstep(0.3, 0, Math.abs(y - 0.1)) * smoothstep(0.5, -0.4, towards)
  return height * (1.08 - 0.72 * band) + window * 1.15 + strip * 0.6
}
