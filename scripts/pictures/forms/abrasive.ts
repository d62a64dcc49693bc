import { colourNamed, stuff } from '../materials/palette.ts'
import { coat, grit, wool } from '../materials/plain.ts'
import { joined, loft } from '../studio/mesh.ts'
import type { Material, Part, Scene } from '../studio/scene.ts'
import { part } from '../studio/scene.ts'
import { arc, box, extruded, lathed } from '../studio/solids.ts'
import type { Vec } from '../studio/vector.ts'
import { place } from '../studio/vector.ts'
import type { Sitter } from './sitter.ts'

/** Discs, sheets, rolls and blocks with a gritty face; `thickness` above 20 is read as the grit. */
export function abrasives(sitter: Sitter): Scene {
  const { profile, view, thickness, material } = sitter
  const coarse = thickness > 20 ? Math.min(1.6, 60 / thickness) : 0.6
  const hex = ABRASIVES[material] ?? (/steel|black/.test(material) ? '#4a4743' : colourNamed(material))
  const face = grit(hex, coarse)
  const parts = /sheet|paper/.test(profile)
    ? sheets(face)
    : /belt/.test(profile)
      ? belts(face)
      : /roll/.test(profile)
        ? roll(face)
        : /block|sponge/.test(profile)
          ? sponges(face)
          : /wool|cloth/.test(profile)
            ? pads(hex, /wool/.test(profile))
            : discs(face, sitter.width)
  if (view === 'end') return { parts, view: { azimuth: 20, elevation: 24, fill: 1.3 } }
  if (view === 'detail') return { parts, view: { azimuth: 20, elevation: 58, fill: 1.7, shift: [-0.06, 0.1] } }
  if (view === 'room') return { parts: [...parts, board(sitter)], view: { azimuth: 24, elevation: 42, fill: 0.92 } }
  return { parts, view: { azimuth: 20, elevation: 46, fill: 0.8 } }
}

const ABRASIVES: Readonly<Record<string, string>> = {
  'aluminium-oxide': '#a4643c',
  aluminium: '#a4643c',
  garnet: '#9c4f33',
  'silicon-carbide': '#3c3d40',
  zirconia: '#3f5a78',
  ceramic: '#8e3f33',
  cork: '#b98a5a',
  white: '#e6e2d8',
}

const onFace =
  (
    face: Material,
    back: Material,
    side: (nx: number, ny: number, nz: number) => boolean,
    hole?: (x: number, y: number) => boolean,
  ): Material =>
  (fineness) => {
    const [gritty, plain, gap] = [face(fineness), back(fineness), coat('#d8cfc2', 0)(fineness)]
    return (finish, x, y, z, nx, ny, nz) => (hole?.(x, y) ? gap : side(nx, ny, nz) ? gritty : plain)(finish, x, y, z, nx, ny, nz)
  }

const BACKING = coat('#d9c9a8', 0.05)

function discs(face: Material, width: number): Part[] {
  const r = Math.min(Math.max(width, 75), 225) / 2
  const hole = (x: number, y: number) => {
    const from = Math.hypot(x, y)
    if (from < r * 0.08) return true
    const turn = (Math.atan2(y, x) * 8) / (2 * Math.PI)
    return Math.hypot(from - r * 0.58, ((turn - Math.round(turn)) * 2 * Math.PI * r * 0.58) / 8) < r * 0.075
  }
  const made = onFace(face, BACKING, (_x, _y, nz) => nz > 0.5, hole)
  const disc = (x: number, y: number, z: number, roll: number) =>
    part(
      lathed(
        [
          [r - 0.4, 0],
          [r, 0.6],
          [r, 1.1],
          [0.01, 1.2],
        ],
        72,
      ),
      made,
      place([x, y, z], { pitch: -90, roll }),
    )
  const stack = Array.from({ length: 6 }, (_, index) =>
    disc(r * 0.3 + index * 0.7, index * 1.25, -r * 0.7 - index * 0.5, index * 9),
  )
  const leaning = part(
    lathed(
      [
        [r - 0.4, 0],
        [r, 0.6],
        [r, 1.1],
        [0.01, 1.2],
      ],
      72,
    ),
    made,
    place([-r * 0.6, 5.4, r * 0.5], { pitch: -84, yaw: -14 }),
  )
  return [...stack, leaning]
}

function sheets(face: Material): Part[] {
  const made = onFace(face, BACKING, (_x, ny) => ny > 0.4)
  return [0, 1, 2, 3].map((index) => {
    const bend = Array.from({ length: 13 }, (_, step): [number, number] => [
      (step / 12) * 115,
      1 + (step / 12) ** 3 * (index === 3 ? 16 : 4),
    ])
    const outline = [...bend.map(([x, y]) => [x, y - 0.9] as const), ...bend.toReversed()]
    return part(extruded(outline, 140, 0.2), made, place([index * 13, index * 1.6, -index * 26], { yaw: index * 9 - 12 }))
  })
}

function roll(face: Material): Part[] {
  const made = onFace(face, BACKING, (nx, ny) => nx * nx + ny * ny > 0.4)
  const turns = Array.from({ length: 97 }, (_, step) => {
    const angle = (step / 96) * 8 * Math.PI
    return [-(20 + angle * 0.9) * Math.sin(angle), 42.6 - (20 + angle * 0.9) * Math.cos(angle), angle] as const
  })
  const last = turns.at(-1)
  const outer = turns.map(([x, y]): [number, number] => [x, y])
  const inner = turns.map(([x, y, angle]): [number, number] => [x + Math.sin(angle) * 0.8, y + Math.cos(angle) * 0.8])
  const tail: [number, number][] = last
    ? [
        [150, 0.2],
        [150, 1],
      ]
    : []
  return [part(extruded([...inner, ...tail.toReversed(), ...outer.toReversed()].reverse(), 100, 0.2), made, place([0, 0, -100]))]
}

function belts(face: Material): Part[] {
  const made = onFace(face, BACKING, (nx, ny) => nx * nx + ny * ny > 0.4)
  const loop = (shrink: number) => [...arc(0, 60, 60 - shrink, 90, 270, 16), ...arc(150, 60, 60 - shrink, 270, 450, 16)]
  const belt = (x: number, z: number, yaw: number): Part => {
    const [outer, inner] = [loop(0), loop(1)]
    const rings = [outer, inner].map((ring) => [0, 75].map((depth) => ring.map(([px, py]): Vec => [px, py, depth])))
    const [front, back] = [rings[0] ?? [], rings[1] ?? []]
    return part(joined([loft(front, { caps: false }), loft(back, { caps: false })]), made, place([x, 0, z], { yaw }))
  }
  return [belt(-80, 0, 8), belt(-50, -110, -6)]
}

function pads(hex: string, woolly: boolean): Part[] {
  const made = woolly ? wool('#8f9294') : wool(hex)
  const shape: [number, number][] = [
    [20, 0],
    [52, 3],
    [60, 14],
    [58, 28],
    [44, 37],
    [0.01, 40],
  ]
  return [
    [-44, -30],
    [56, -10],
    [0, 56],
  ].map(([x = 0, z = 0], index) => part(lathed(shape, 36), made, place([x, 0, z], { pitch: -90, roll: index * 50 })))
}

function sponges(face: Material): Part[] {
  const made = onFace(face, coat('#4b4c4e', 0), (_x, ny) => Math.abs(ny) > 0.4)
  return [
    part(box([98, 26, 68], 2), made),
    part(box([98, 26, 68], 2), made, place([14, 26, -30], { yaw: 24 })),
    part(box([98, 26, 68], 2), made, place([-30, 0, 92], { yaw: 8 })),
  ]
}

const board = ({ seed, width }: Sitter): Part =>
  part(
    box([width * 1.7, 22, width * 2.7], 1.5),
    stuff('oak', { x: width * 0.8, y: -50, seed }, 22),
    place([-width * 1, -22.2, -width * 1.6]),
  )
