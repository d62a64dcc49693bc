import type { Ring } from '../../studio/mesh.ts'
import { loft } from '../../studio/mesh.ts'
import { smoothstep } from '../../studio/noise.ts'
import type { Material, Part } from '../../studio/scene.ts'
import { part } from '../../studio/scene.ts'
import type { Vec } from '../../studio/vector.ts'
import { place } from '../../studio/vector.ts'
import { block, upright } from '../pieces.ts'

/** Radius of a turning at a height from 0 to 1 and an angle, as a share of half the square it is turned from. */
type Turning = (along: number, angle: number) => number

const bead = (along: number, at: number, half: number) => {
  const part = (along - at) / half
  return Math.abs(part) < 1 ? Math.sqrt(1 - part * part) : 0
}

/** Radii at heights from 0 to 1, with soft passages between. */
type Stations = readonly (readonly [along: number, radius: number])[]

const passing =
  (stations: Stations): Turning =>
  (along) => {
    const next = stations.findIndex(([at]) => at >= along)
    const [to, from] = [stations[Math.max(0, next)], stations[Math.max(0, next - 1)]]
    if (!to || !from || to === from) return from?.[1] ?? 0.5
    return from[1] + (to[1] - from[1]) * smoothstep(from[0], to[0], along)
  }

/** Rings, swelling and neck, as turned for houses of the period. */
const colonial = passing([
  [0, 0.9],
  [0.022, 0.94],
  [0.044, 0.62],
  [0.06, 0.64],
  [0.075, 0.84],
  [0.09, 0.66],
  [0.24, 0.93],
  [0.42, 0.5],
  [0.455, 0.52],
  [0.47, 0.72],
  [0.49, 0.86],
  [0.51, 0.72],
  [0.525, 0.52],
  [0.56, 0.48],
  [0.76, 0.8],
  [0.9, 0.5],
  [0.925, 0.52],
  [0.94, 0.74],
  [0.955, 0.62],
  [0.978, 0.92],
  [1, 0.9],
])

const provincial = passing([
  [0, 0.92],
  [0.03, 0.95],
  [0.05, 0.6],
  [0.1, 0.56],
  [0.32, 0.96],
  [0.6, 0.5],
  [0.64, 0.54],
  [0.66, 0.88],
  [0.685, 0.58],
  [0.7, 0.78],
  [0.715, 0.52],
  [0.9, 0.72],
  [0.94, 0.6],
  [0.97, 0.94],
  [1, 0.9],
])

const twist: Turning = (along, angle) => {
  const turnings = Math.max(bead(along, 0.03, 0.03), bead(along, 0.97, 0.03))
  const rope = 0.6 + 0.2 * Math.abs(Math.cos(angle - along * Math.PI * 5)) ** 0.8
  return along < 0.06 || along > 0.94
    ? 0.5 + turnings * 0.4
    : rope * smoothstep(0.04, 0.1, along) * smoothstep(0.96, 0.9, along) +
        0.5 * (1 - smoothstep(0.04, 0.1, along) * smoothstep(0.96, 0.9, along))
}

const fluted: Turning = (along, angle) => {
  const turnings = Math.max(bead(along, 0.03, 0.03), bead(along, 0.97, 0.03))
  const flutes = 0.82 - 0.1 * Math.abs(Math.sin(angle * 5)) ** 0.7 * smoothstep(0.1, 0.16, along) * smoothstep(0.9, 0.84, along)
  return along < 0.06 || along > 0.94 ? 0.6 + turnings * 0.32 : flutes
}

const square: Turning = (_, angle) => 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))

const chamfered: Turning = (along, angle) => {
  const cut = smoothstep(0, 0.05, along) * smoothstep(1, 0.95, along)
  const octagon = 1.12 / Math.max(Math.abs(Math.cos(angle - Math.PI / 4)), Math.abs(Math.sin(angle - Math.PI / 4)))
  return Math.min(square(along, angle), octagon + (1 - cut) * 0.4)
}

function turningOf(profile: string): Turning {
  if (/twist|barley|rope/.test(profile)) return twist
  if (/flute|reed/.test(profile)) return fluted
  if (/provincial|edwardian|vase/.test(profile)) return provincial
  if (/chamfer/.test(profile)) return chamfered
  if (/square|plain|contemporary/.test(profile)) return square
  return colonial
}

/** A square length turned between two blocks, standing over `at`; in `levels` steps, `around` corners each (a multiple of eight). */
export function spindle(
  profile: string,
  width: number,
  high: number,
  material: Material,
  at: Vec,
  { levels = 80, around = 24 } = {},
): Part {
  const half = width / 2
  const turning = turningOf(profile)
  const [low, top] = [high * 0.17, high * 0.83]
  const plain = turning === square
  const heights = Array.from({ length: levels + 1 }, (_, index) => index / levels)
  const middle = heights.map((along) => ring(around, half, low + along * (top - low), (angle) => turning(along, angle)))
  const blockRing = (z: number, share = 1) => ring(around, half * share, z, (angle) => square(0, angle))
  const rings = plain
    ? [blockRing(0, 0.97), blockRing(1), blockRing(high - 1), blockRing(high, 0.97)]
    : [
        blockRing(0, 0.97),
        blockRing(1),
        blockRing(low - half * 0.16),
        ...middle,
        blockRing(top + half * 0.16),
        blockRing(high - 1),
        blockRing(high, 0.97),
      ]
  return part(loft(rings, { crease: 40 }), material, place(at, { pitch: -90 }))
}

const ring = (around: number, half: number, z: number, radius: (angle: number) => number): Ring =>
  Array.from({ length: around }, (_, index): Vec => {
    const angle = (index / around) * 2 * Math.PI
    const r = half * radius(angle)
    return [r * Math.cos(angle), r * Math.sin(angle), z]
  })

/** What crowns a newel: a ball, an acorn, a pyramid or a flat plate, on a base as wide as the post. */
export function cap(profile: string, width: number, material: Material, at: Vec): Part[] {
  const w = width * 1.22
  const plate = block([w, width * 0.16, w], material, at, { ease: 3 })
  const top: Vec = [at[0], at[1] + width * 0.16, at[2]]
  const r = width * 0.5
  if (/ball/.test(profile)) return [plate, upright(ball(r), material, top)]
  if (/acorn/.test(profile)) return [plate, upright(acorn(r), material, top)]
  if (/flat/.test(profile)) return [plate, block([width * 0.9, width * 0.1, width * 0.9], material, top, { ease: 3 })]
  return [
    plate,
    part(
      loft([squareRing(w * 0.46, 0), squareRing(w * 0.03, width * 0.34)], { crease: 20 }),
      material,
      place(top, { pitch: -90 }),
    ),
  ]
}

const squareRing = (half: number, z: number): Ring => [
  [half, half, z],
  [-half, half, z],
  [-half, -half, z],
  [half, -half, z],
]

const ball = (r: number): [number, number][] => [
  [r * 0.72, 0],
  [r * 0.74, r * 0.1],
  [r * 0.42, r * 0.2],
  [r * 0.4, r * 0.3],
  ...Array.from({ length: 17 }, (_, index): [number, number] => {
    const angle = -1.15 + (index / 16) * (1.15 + Math.PI / 2)
    return [r * 0.98 * Math.cos(angle), r * 1.2 + r * 0.98 * Math.sin(angle)]
  }),
]

const acorn = (r: number): [number, number][] => [
  [r * 0.7, 0],
  [r * 0.72, r * 0.12],
  [r * 0.4, r * 0.22],
  [r * 0.42, r * 0.3],
  [r * 0.8, r * 0.42],
  [r * 0.92, r * 0.62],
  [r * 0.9, r * 0.72],
  [r * 0.78, r * 0.74],
  ...Array.from({ length: 12 }, (_, index): [number, number] => {
    const part = index / 11
    return [r * 0.8 * Math.cos((part * Math.PI) / 2) ** 0.75, r * 0.74 + r * 1.25 * part]
  }),
]
