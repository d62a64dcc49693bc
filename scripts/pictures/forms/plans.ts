import { blueprint } from '../materials/drawing.ts'
import { stuff } from '../materials/palette.ts'
import { coat, metal } from '../materials/plain.ts'
import { loft } from '../studio/mesh.ts'
import type { Part, Scene } from '../studio/scene.ts'
import { part } from '../studio/scene.ts'
import { arc, lathed } from '../studio/solids.ts'
import type { Vec } from '../studio/vector.ts'
import { place } from '../studio/vector.ts'
import type { Sitter } from './sitter.ts'

/** A drawing unrolled, its far edge still curled, with a pencil and the next one rolled up. */
export function plans(sitter: Sitter): Scene {
  const parts = [...sheet(sitter.profile), ...rolled([-30, 0, -96], 12), ...pencil(sitter.seed)]
  if (sitter.view === 'detail' || sitter.view === 'end')
    return {
      parts,
      view: {
        azimuth: 14,
        elevation: 56,
        fill: 1,
        focus: [
          [40, 0, 40],
          [240, 0, 40],
          [130, 0, 220],
        ],
      },
    }
  return { parts, view: { azimuth: 20, elevation: 48, fill: 0.86 } }
}

function sheet(plan: string): Part[] {
  const steps = 40
  const row = (step: number): Vec[] => {
    const z = (step / steps) * 297
    const curl = Math.max(0, 46 - z)
    const angle = curl / 17
    const lift = 17 - 17 * Math.cos(angle)
    const back = 46 - (curl > 0 ? 17 * Math.sin(angle) : 46 - z)
    const bend = Math.max(0, z - 250)
    return [0, 420].map((x): Vec => [x, 0.6 + lift + bend * bend * 0.006, curl > 0 ? back : z])
  }
  const rows = Array.from({ length: steps + 1 }, (_, step) => row(step))
  const mesh = loft(rows, { caps: false, crease: 60 })
  return [part(mesh, blueprint(plan))]
}

function rolled(at: Vec, yaw: number): Part[] {
  const steps = 60
  const spiral = (shift: number) =>
    Array.from({ length: steps + 1 }, (_, step): readonly [number, number] => {
      const angle = (step / steps) * 6 * Math.PI
      const r = 21 - step * 0.13 + shift
      return [r * Math.cos(angle), r * Math.sin(angle)]
    })
  const outline = [...spiral(0), ...spiral(-0.7).toReversed()]
  const tube = loft([outline.map(([x, y]): Vec => [x, y, 0]), outline.map(([x, y]): Vec => [x, y, 400])], { crease: 60 })
  return [
    part(tube, coat('#dfe6ea', 0.06), place([at[0], 21, at[2]], { yaw: 90 + yaw })),
    part(
      lathed(
        arc(0, 0, 1, 0, 1, 1)
          .map(([x]): [number, number] => [x * 21.6, 190])
          .concat([[21.6, 206]]),
        40,
      ),
      coat('#a8432f', 0.1),
      place([at[0], 21, at[2]], { yaw: 90 + yaw }),
    ),
  ]
}

function pencil(seed: number): Part[] {
  const to = place([250, 4, 250], { yaw: 128 })
  const hexagon = (r: number, z: number): Vec[] => arc(0, 0, r, 0, 300, 5).map(([x, y]): Vec => [x, y, z])
  return [
    part(loft([hexagon(4, 0), hexagon(4, 150)]), coat('#c98b2e', 0.5, 40), to),
    part(loft([hexagon(4, 150), hexagon(1.1, 168)]), stuff('cedar', { x: 2, y: -9, seed }), to),
    part(loft([hexagon(1.1, 168), hexagon(0.1, 173)]), coat('#2b2b2c', 0.3), to),
    part(
      lathed(
        [
          [4.2, -10],
          [4.2, 2],
        ],
        20,
      ),
      metal('#c9c3a5'),
      to,
    ),
  ]
}
