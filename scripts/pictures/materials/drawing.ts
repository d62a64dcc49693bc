import { colour, mixed } from '../studio/colour.ts'
import { noise, smoothstep } from '../studio/noise.ts'
import type { Material } from '../studio/scene.ts'
import { tint } from './plain.ts'

type Line = readonly [x1: number, z1: number, x2: number, z2: number]

/** A flight of stairs seen from the side and from above, on a sheet of 420 × 297 mm. */
const STAIRS: readonly Line[] = [
  ...Array.from({ length: 9 }, (_, index): Line[] => {
    const [x, z] = [50 + index * 17, 150 - index * 12]
    return [
      [x, z, x, z - 12],
      [x, z - 12, x + 17, z - 12],
    ]
  }).flat(),
  [50, 150, 50, 158],
  [50, 158, 62, 158],
  [62, 158, 214, 50],
  [50, 110, 203, 2 + 10],
  [250, 40, 380, 40],
  [250, 40, 250, 90],
  [250, 90, 380, 90],
  [380, 40, 380, 90],
  ...Array.from({ length: 9 }, (_, index): Line => [263 + index * 13, 40, 263 + index * 13, 90]),
  [250, 140, 330, 140],
  [330, 140, 330, 230],
  [330, 230, 250, 230],
  [250, 230, 250, 140],
  [250, 185, 330, 185],
  [290, 140, 290, 230],
  [50, 200, 210, 200],
  [50, 196, 50, 204],
  [210, 196, 210, 204],
  [50, 240, 210, 240],
  [50, 232, 50, 248],
  [130, 232, 130, 248],
  [210, 232, 210, 248],
  [15, 15, 405, 15],
  [405, 15, 405, 282],
  [405, 282, 15, 282],
  [15, 282, 15, 15],
]

/** White lines on blue paper; the drawing lies in the x, z plane, its upper left corner at 0, 0. */
export const blueprint: Material = (fineness) => {
  const [blue, white] = [colour('#2f5f8c'), colour('#eef4f8')]
  const thick = Math.max(0.7, fineness * 0.75)
  return (finish, x, _y, z) => {
    const grid = Math.max(
      smoothstep(thick, 0, Math.abs(x - Math.round(x / 15) * 15)),
      smoothstep(thick, 0, Math.abs(z - Math.round(z / 15) * 15)),
    )
    let nearest = Infinity
    for (const line of STAIRS) nearest = Math.min(nearest, distance(x, z, line))
    const drawn = smoothstep(thick * 1.25, thick * 0.4, nearest)
    tint(finish, mixed(blue, white, Math.max(grid * 0.16, drawn * 0.94)), 1 + noise(x / 60, 1, z / 60) * 0.04)
    finish.gloss = 0.08
  }
}

function distance(x: number, z: number, [x1, z1, x2, z2]: Line): number {
  const [dx, dz] = [x2 - x1, z2 - z1]
  const part = Math.min(1, Math.max(0, ((x - x1) * dx + (z - z1) * dz) / (dx * dx + dz * dz || 1)))
  return Math.hypot(x - x1 - dx * part, z - z1 - dz * part)
}
