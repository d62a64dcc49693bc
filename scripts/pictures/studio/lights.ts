import type { Stage } from './stage.ts'
import type { Box, Film } from './sweep.ts'
import { findBox, findShares, sweep } from './sweep.ts'
import type { Vec } from './vector.ts'
import { add, cross, radians, scaled, unit } from './vector.ts'

/** Lights come in four hands; a pixel asks one hand, and its neighbours the other three. */
export const HANDS = 4
const KEY = 12
const SKY = 20
const MAP = 192
const BLOCK = 13
/** One picture is exposed at a time, so all share the maps. */
const MAPS = new Float32Array((KEY + SKY) * MAP * MAP)

/** A window to the upper left and the sky above it, each light with what it reaches first. */
export interface Lights {
  /** towards the middle of the window */
  key: Vec
  /** per light: x, y, z towards it, the two axes and shifts of its map, 1 for the window, and the mm a cell of its map covers */
  table: Float64Array
  perHand: number
  maps: Float32Array
}

/** A point in the scene and its normal, written over and over. */
export interface Spot {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
}

/** From the window and from the sky. */
export interface Light {
  key: number
  sky: number
}

/** Every light draws its own map of the scene, so that soft shadow, contact shadow and sky shade come from one rule. */
export function lightsFor(stage: Stage, azimuth: number, bounds: readonly [Vec, Vec]): Lights {
  const centre = scaled(add(bounds[0], bounds[1]), 0.5)
  const half = add(bounds[1], scaled(centre, -1))
  const key = direction(azimuth - 52, 50)
  const directions = [...windowLights(key), ...skyLights(azimuth)]
  const table = new Float64Array(directions.length * BLOCK)
  const maps = MAPS.fill(-Infinity)
  for (const [index, towards] of directions.entries()) {
    const right = unit(cross([0.01, 1, 0.02], towards))
    const up = cross(towards, right)
    const cells = [right, up].map((axis) => (2 * reach(axis, half) * 1.03 + 2) / MAP)
    const rows = [right, up].map((axis, row): number[] => {
      const grown = scaled(axis, 1 / (cells[row] ?? 1))
      return [...grown, MAP / 2 - (grown[0] * centre[0] + grown[1] * centre[1] + grown[2] * centre[2])]
    })
    const grain = Math.sqrt((cells[0] ?? 1) * (cells[1] ?? 1))
    table.set([...towards, ...rows.flat(), index < KEY ? 1 : 0, grain], index * BLOCK)
    drawMap(
      stage,
      table.subarray(index * BLOCK, index * BLOCK + BLOCK),
      maps.subarray(index * MAP * MAP, (index + 1) * MAP * MAP),
    )
  }
  return { key, table, perHand: directions.length / HANDS, maps }
}

/** Adds the light of one hand on a point: from the window and from the sky, each the sum of its lights' slants. */
export function addLight(lights: Lights, hand: number, { x: px, y: py, z: pz, nx, ny, nz }: Spot, into: Light): void {
  const { table, maps } = lights
  for (let index = hand; index * BLOCK < table.length; index += HANDS) {
    const at = index * BLOCK
    const lx = table[at] ?? 0
    const ly = table[at + 1] ?? 0
    const lz = table[at + 2] ?? 0
    const facing = nx * lx + ny * ly + nz * lz
    if (facing <= 0) continue
    const grain = table[at + 12] ?? 0
    const lift = grain * 1.25
    const x = px + nx * lift
    const y = py + ny * lift
    const z = pz + nz * lift
    const u = (table[at + 3] ?? 0) * x + (table[at + 4] ?? 0) * y + (table[at + 5] ?? 0) * z + (table[at + 6] ?? 0)
    const v = (table[at + 7] ?? 0) * x + (table[at + 8] ?? 0) * y + (table[at + 9] ?? 0) * z + (table[at + 10] ?? 0)
    if (u >= 0 && v >= 0 && u < MAP && v < MAP) {
      const first = maps[index * MAP * MAP + Math.floor(v) * MAP + Math.floor(u)] ?? 0
      if (first > lx * x + ly * y + lz * z + grain * 0.4) continue
    }
    if ((table[at + 11] ?? 0) > 0) into.key += facing
    else into.sky += facing
  }
}

/** How far a box with these half sides reaches along a direction. */
const reach = (axis: Vec, half: Vec) => Math.abs(axis[0] * half[0]) + Math.abs(axis[1] * half[1]) + Math.abs(axis[2] * half[2])

const direction = (azimuth: number, elevation: number): Vec => {
  const [a, e] = [radians(azimuth), radians(elevation)]
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5))

function windowLights(key: Vec): Vec[] {
  const right = unit(cross([0, 1, 0], key))
  const up = cross(key, right)
  return Array.from({ length: KEY }, (_, index) => {
    const [spread, turn] = [0.26 * Math.sqrt((index + 0.5) / KEY), index * GOLDEN]
    return unit(add(key, add(scaled(right, spread * Math.cos(turn)), scaled(up, spread * Math.sin(turn)))))
  })
}

function skyLights(azimuth: number): Vec[] {
  return Array.from({ length: SKY }, (_, index) => {
    const out = Math.sqrt((index + 0.5) / SKY) * 0.985
    const turn = index * GOLDEN + radians(azimuth)
    return unit([out * Math.cos(turn), Math.sqrt(1 - out * out), out * Math.sin(turn)])
  })
}

/** Faces turned from the light are left out: what lies before them throws the same shadow. */
function drawMap({ scene, flat, count }: Stage, light: Float64Array, nearness: Float32Array): void {
  const [lx = 0, ly = 0, lz = 0, rx = 0, ry = 0, rz = 0, r0 = 0, ux = 0, uy = 0, uz = 0, u0 = 0] = light
  const film: Film = { nearness, width: MAP, height: MAP }
  const shares = new Float64Array(9)
  const corners = new Float64Array(9)
  const depths = new Float64Array(3)
  const box: Box = { left: 0, top: 0, right: 0, bottom: 0 }
  const depth = (slot: number) =>
    (shares[slot] ?? 0) * (depths[0] ?? 0) +
    (shares[slot + 3] ?? 0) * (depths[1] ?? 0) +
    (shares[slot + 6] ?? 0) * (depths[2] ?? 0)
  for (let face = 0; face < count; face++) {
    if ((flat[face * 3] ?? 0) * lx + (flat[face * 3 + 1] ?? 0) * ly + (flat[face * 3 + 2] ?? 0) * lz <= 0) continue
    for (let corner = 0; corner < 3; corner++) {
      const at = face * 9 + corner * 3
      const x = scene[at] ?? 0
      const y = scene[at + 1] ?? 0
      const z = scene[at + 2] ?? 0
      corners[corner * 3] = rx * x + ry * y + rz * z + r0
      corners[corner * 3 + 1] = ux * x + uy * y + uz * z + u0
      corners[corner * 3 + 2] = 1
      depths[corner] = lx * x + ly * y + lz * z
    }
    if (findBox(corners, film, box) && findShares(corners, shares, 0))
      sweep(film, face, shares, 0, depth(0), depth(1), depth(2), box)
  }
}
