import { colour, mixed } from '../studio/colour.ts'
import { noise, smoothstep } from '../studio/noise.ts'
import type { Material } from '../studio/scene.ts'
import { tint } from './plain.ts'
import { type Line, planLines } from './plan-lines.ts'

/** A plan by name, in white lines on blue paper; the drawing lies in the x, z plane, its upper left corner at 0, 0. */
export const blueprint =
  (plan: string): Material =>
  (fineness) => {
    const lines = planLines(plan)
    const [blue, white] = [colour('#2f5f8c'), colour('#eef4f8')]
    const thick = Math.max(0.7, fineness * 0.75)
    return (finish, x, _y, z) => {
      const grid = Math.max(
        smoothstep(thick, 0, Math.abs(x - Math.round(x / 15) * 15)),
        smoothstep(thick, 0, Math.abs(z - Math.round(z / 15) * 15)),
      )
      let nearest = Infinity
      for (const line of lines) nearest = Math.min(nearest, distance(x, z, line))
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
