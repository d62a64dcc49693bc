import { planked } from '../materials/floors.ts'
import { stuff } from '../materials/palette.ts'
import { coat, leaves, plaster, stone } from '../materials/plain.ts'
import type { Material, Part, Room, Scene } from '../studio/scene.ts'
import { around, moved } from '../studio/scene.ts'
import type { Vec } from '../studio/vector.ts'
import { place } from '../studio/vector.ts'
import { mouldingSection } from './joinery/profiles.ts'
import { block, length, upright } from './pieces.ts'
import type { Sitter } from './sitter.ts'

const WALLS = ['#e4ded2', '#cfd5ca', '#d9d3cb', '#c9d1d4', '#e0d3c3']

export const wallPaint = (seed: number): Material => plaster(WALLS[seed % WALLS.length] ?? '#e4ded2')

export const oakFloor = (seed = 3): Material => planked(stuff('oak', { x: 60, y: -80, seed }), 160, 1800)

export const room = (seed: number, wallAt: number, floor: Material = oakFloor(seed)): Room => ({
  floor,
  wall: wallPaint(seed),
  wallAt,
})

/** White skirting on the wall, for rooms that show something else. */
export const skirting = (wallAt: number, high = 145): Part =>
  length(mouldingSection('ogee', 18, high), 6000, coat('#f1eee7', 0.3), place([3000, 0, -wallAt], { yaw: -90 }))

/** A moulding in its place: along the foot of a wall, over a floor. */
export function skirtedRoom(sitter: Sitter): Scene {
  const { width, thickness, seed } = sitter
  const high = Math.max(width, thickness)
  const section = mouldingSection(sitter.profile, thickness, width)
  const run = length(section, 5200, sitter.timber(0, thickness, width), place([2600, 0, 0], { yaw: -90 }))
  const floor = high < 60 ? oakFloor(seed) : oakFloor(seed + 2)
  const reach = Math.max(high * 3.4, 260)
  return {
    parts: around([run, ...(high > 90 ? [vase([reach * 0.5, 0, reach * 0.24], reach * 0.42)] : []).flat()]),
    view: {
      azimuth: 34,
      elevation: 22,
      lens: 32,
      fill: 1,
      focus: [
        [-reach * 0.5, 0, 0],
        [reach * 0.5, 0, 0],
        [0, high * 1.8, 0],
        [0, 0, reach * 0.5],
      ],
    },
    room: { ...room(seed, 0, floor) },
  }
}

/** A vase with a few stems. */
export function vase(at: Vec, high: number): Part[] {
  const r = high * 0.26
  const shape: [number, number][] = [
    [r * 0.55, 0],
    [r * 0.85, high * 0.1],
    [r, high * 0.3],
    [r * 0.8, high * 0.52],
    [r * 0.42, high * 0.66],
    [r * 0.38, high * 0.72],
    [r * 0.5, high * 0.78],
    [r * 0.34, high * 0.77],
    [r * 0.3, high * 0.6],
  ]
  return [upright(shape, coat('#c3b6a2', 0.25), at, 40, 75)]
}

/** A clipped bush: leafy lumps about a middle. */
export function bush(at: Vec, size: number, tone = '#5c7440'): Part[] {
  const lumps: [number, number, number, number][] = [
    [0, 0.5, 0, 0.62],
    [-0.42, 0.36, 0.12, 0.42],
    [0.42, 0.38, 0.06, 0.44],
    [0.1, 0.88, -0.05, 0.42],
    [-0.24, 0.78, 0.16, 0.36],
    [0.28, 0.66, 0.26, 0.34],
  ]
  return lumps.map(([x, y, z, r]) =>
    upright(globe(r * size), leaves(tone), [at[0] + x * size, at[1] + (y - r) * size, at[2] + z * size], 18),
  )
}

const globe = (r: number): [number, number][] =>
  Array.from({ length: 10 }, (_, index): [number, number] => {
    const angle = -Math.PI / 2 + (index / 9) * Math.PI
    return [r * Math.cos(angle), r + r * Math.sin(angle)]
  })

/** A planter with a bush in it. */
export const planter = (at: Vec, size: number, made: Material = stone('#8d8a84')): Part[] => [
  block([size, size * 0.8, size], made, at, { ease: 8 }),
  ...bush([at[0], at[1] + size * 0.85, at[2]], size * 0.85),
]

/** Boards as a shelf on the wall, with what one keeps there. */
export function shelfRoom(sitter: Sitter): Scene {
  const { width, thickness, seed } = sitter
  const deep = Math.min(Math.max(width, 140), 320)
  const thick = Math.min(thickness, 60)
  const wide = 760
  const shelf = (y: number, piece: number) =>
    block([wide, thick, deep], sitter.timber(piece, deep, thick), [0, y, deep / 2], { grain: 'x' })
  const iron = coat('#2c2b2a', 0.3)
  const bracket = (x: number, y: number): Part[] => [
    block([28, 6, deep * 0.8], iron, [x, y - 6, deep * 0.4]),
    block([28, deep * 0.66, 6], iron, [x, y - deep * 0.66, 3]),
  ]
  const top = 420
  const books = ['#7a4a38', '#c9b48d', '#4c5f63', '#a8a491', '#56473c', '#8f9a84'].map((tone, index) =>
    block(
      [26 + (index % 3) * 7, deep * (0.86 - (index % 4) * 0.06), deep * 0.62],
      coat(tone, 0.12),
      [-300 + index * 40, top + thick, deep * 0.5],
      { ease: 2 },
    ),
  )
  const parts = [
    shelf(0, 0),
    shelf(top, 1),
    ...bracket(-280, 0),
    ...bracket(280, 0),
    ...bracket(-280, top),
    ...bracket(280, top),
    ...books,
  ]
  const things = [
    ...vase([200, top + thick, deep * 0.5], 260),
    ...vase([-210, thick, deep * 0.5], 190),
    ...bush([180, thick + 150, deep * 0.5], 150),
    upright(
      [
        [62, 0],
        [80, 150],
        [74, 150],
        [70, 120],
      ],
      coat('#ddd3c4', 0.2),
      [180, thick, deep * 0.5],
    ),
  ]
  return {
    parts: moved([...parts, ...things], place([0, 1200, 0])),
    view: { azimuth: 24, elevation: 8, lens: 26, fill: 0.84 },
    room: room(seed, 0),
  }
}
