import { stuff } from '../../materials/palette.ts'
import { metal } from '../../materials/plain.ts'
import type { Ring } from '../../studio/mesh.ts'
import { loft } from '../../studio/mesh.ts'
import type { Material, Part } from '../../studio/scene.ts'
import { moved, part } from '../../studio/scene.ts'
import type { Outline } from '../../studio/solids.ts'
import { arc, box, extruded, lathed } from '../../studio/solids.ts'
import type { Vec } from '../../studio/vector.ts'
import { place } from '../../studio/vector.ts'

const STEEL = metal('#ced1d4', { brushed: 0.06, tightness: 44 })

/** A disc with teeth, flat in x and y about 0, 0. */
export function toothed(radius: number, count: number): Outline {
  return Array.from({ length: count }, (_, index): [number, number][] => {
    const at = (share: number, r: number): [number, number] => {
      const angle = ((index + share) / count) * 2 * Math.PI
      return [r * Math.cos(angle), r * Math.sin(angle)]
    }
    return [at(0, radius * 0.93), at(0.1, radius * 0.99), at(0.32, radius), at(0.5, radius * 0.96)]
  }).flat()
}

/** Two circular blades, one leaning on the other. */
export function blades(): Part[] {
  const hub = (fineness: number) => {
    const [steel, hole] = [STEEL(fineness), metal('#2b2a29')(fineness)]
    return (...[finish, x, y, z, nx, ny, nz]: Parameters<typeof steel>) =>
      (Math.hypot(x, y) < 14 ? hole : steel)(finish, x, y, z, nx, ny, nz)
  }
  const blade = (count: number) => extruded(toothed(105, count), 2.2, 0.3)
  return [
    part(blade(40), hub, place([-20, 2.4, 30], { pitch: -90 })),
    part(blade(24), hub, place([20, 98, -46], { pitch: -16, yaw: 12 })),
  ]
}

/** Twist bits, from thin to thick. */
export function bits(): Part[] {
  return [5, 7, 9, 12].flatMap((thick, index) => {
    const long = 86 + thick * 5
    const levels = 44
    const rings = Array.from({ length: levels + 1 }, (_, level): Ring => {
      const share = level / levels
      const point = Math.min(1, share * 12)
      return Array.from({ length: 16 }, (_, step): Vec => {
        const angle = (step / 16) * 2 * Math.PI
        const lobe = share < 0.68 ? 0.62 + 0.4 * Math.abs(Math.cos(angle - share * 17)) ** 0.6 : 0.84
        const r = (thick / 2) * lobe * point + 0.1
        return [r * Math.cos(angle), r * Math.sin(angle), share * long]
      })
    })
    return [
      part(loft(rings, { crease: 50 }), STEEL, place([(index - 1.5) * 26, thick / 2, index * -7], { yaw: 174 + index * 4 })),
    ]
  })
}

/** A joiner's mallet: a block of beech on a tapered handle. */
export function mallet(handle: Material): Part[] {
  const head = extruded(
    [
      [-62, -34],
      [62, -40],
      [62, 40],
      [-62, 34],
    ],
    62,
    4,
  )
  const shaft = loft(
    [12, 13, 11].map((half, index): Ring => arc(0, 0, half, 0, 345, 23).map(([x, y]): Vec => [x * 1.25, y, index * 140])),
  )
  return moved(
    [
      part(head, stuff('beech', { x: 10, y: -90, seed: 12 }), place([0, 40, -62])),
      part(shaft, handle, place([0, 40, -20], { yaw: 0 })),
      part(box([30, 26, 12], 2), handle, place([-15, 27, -70])),
    ],
    place([0, -6, 0], { yaw: -26, pitch: 0 }),
  )
}

/** Knives and irons honed on a stone. */
export function sharpening(handle: Material): Part[] {
  return [
    part(box([74, 26, 210], 2), metal('#6f7a80', { brushed: 0.1, gloss: 0 }), place([-37, 14, -120])),
    part(box([104, 14, 250], 2), handle, place([-52, 0, -140])),
    part(
      extruded(
        [
          [0, 0],
          [50, 0],
          [50, 2.6],
          [0, 2.6],
        ],
        150,
        0.4,
      ),
      STEEL,
      place([-24, 40, -20], { pitch: -14 }),
    ),
    part(
      lathed(
        [
          [9, 0],
          [12, 3],
          [14, 22],
          [12, 56],
          [13, 84],
          [9, 96],
        ],
        36,
      ),
      handle,
      place([94, 14, 0], { yaw: 196 }),
    ),
    part(
      extruded(
        [
          [-9, 0],
          [9, 0],
          [7, 4],
          [-7, 4],
        ],
        110,
        0.6,
      ),
      STEEL,
      place([67, 12, -94], { yaw: 196 }),
    ),
  ]
}
