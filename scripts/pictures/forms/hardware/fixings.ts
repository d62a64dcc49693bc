import { metalNamed, stuff } from '../../materials/palette.ts'
import { coat } from '../../materials/plain.ts'
import type { Mesh, Ring } from '../../studio/mesh.ts'
import { joined, loft } from '../../studio/mesh.ts'
import type { Material, Part, Scene } from '../../studio/scene.ts'
import { part } from '../../studio/scene.ts'
import { arc, extruded, lathed } from '../../studio/solids.ts'
import type { Placement, Vec } from '../../studio/vector.ts'
import { place } from '../../studio/vector.ts'
import { hung, screwed } from '../in-use.ts'
import { block } from '../pieces.ts'
import type { Sitter } from '../sitter.ts'
import { ironmongery } from './ironmongery.ts'

/** Length and diameter, whichever of the two measures is which, at proportions that read. */
function shank({ width, thickness }: Sitter, slimmest: number): { long: number; thick: number } {
  const [small, large] = [Math.min(width, thickness), Math.max(width, thickness)]
  const thick = small < 1.5 ? Math.max(large / slimmest, 1.5) : small
  return { thick, long: Math.min(Math.max(large, thick * 7), thick * slimmest) }
}

/** A wood screw along z: point at 0, thread, plain shank, head at the top. */
function screwMesh(profile: string, long: number, thick: number): Mesh {
  const r = thick / 2
  const threadEnd = long * 0.66
  const pitch = thick * 0.52
  const perTurn = 5
  const rings: Ring[] = []
  for (let step = 0; step * (pitch / perTurn) < threadEnd; step++) {
    const z = step * (pitch / perTurn)
    const taper = Math.min(1, (z + 0.12 * thick) / (thick * 1.7))
    rings.push(
      around(
        12,
        (angle) => {
          const turn = (((angle / (2 * Math.PI) + z / pitch) % 1) + 1) % 1
          const ridge = Math.max(0, 1 - Math.abs(turn - 0.5) / 0.2)
          return r * taper * (0.66 + 0.36 * ridge)
        },
        z,
      ),
    )
  }
  const plain = around(12, () => r * 0.78, threadEnd + pitch * 0.4)
  const body = loft([...rings, plain, around(12, () => r * 0.78, long - r * 1.3)], { crease: 26 })
  return joined([
    body,
    lathed(
      headShape(profile, r).map(([radius, z]): [number, number] => [radius, z + long]),
      24,
    ),
  ])
}

function headShape(profile: string, r: number): [number, number][] {
  if (/pan|dome|round/.test(profile))
    return [
      [r * 0.8, -r * 1.3],
      [r * 0.8, -r],
      [r * 1.95, -r * 0.95],
      [r * 2, -r * 0.5],
      [r * 1.7, r * 0.1],
      [r * 1.1, r * 0.36],
      [0.01, r * 0.42],
    ]
  if (/bugle|drywall/.test(profile))
    return [
      [r * 0.8, -r * 1.8],
      [r * 0.95, -r * 1.2],
      [r * 1.35, -r * 0.6],
      [r * 1.95, -r * 0.12],
      [r * 2, 0],
      [0.01, 0],
    ]
  return [
    [r * 0.78, -r * 1.4],
    [r * 0.85, -r * 1.3],
    [r * 1.95, -r * 0.16],
    [r * 2, 0],
    [r * 1.9, r * 0.03],
    [0.01, r * 0.03],
  ]
}

/** Dark where the driver goes in, metal elsewhere. */
const recessed =
  (made: Material, long: number, thick: number, hexagon: boolean): Material =>
  (fineness) => {
    const [metal, hollow] = [made(fineness), coat('#161616', 0.1)(fineness)]
    return (finish, x, y, z, nx, ny, nz) => {
      const from = Math.hypot(x, y) / thick
      const lobes = 0.4 + 0.1 * Math.cos(Math.atan2(y, x) * 6)
      const inside = !hexagon && z > long - thick * 0.1 && nz > 0.6 && from < lobes
      ;(inside ? hollow : metal)(finish, x, y, z, nx, ny, nz)
    }
  }

const around = (count: number, radius: (angle: number) => number, z: number): Ring =>
  Array.from({ length: count }, (_, index): Vec => {
    const angle = (index / count) * 2 * Math.PI
    return [radius(angle) * Math.cos(angle), radius(angle) * Math.sin(angle), z]
  })

/** Lying on the ground on its point and the rim of its head. Turned by `yaw`. */
const lying = (x: number, z: number, head: number, long: number, yaw: number, roll: number): Placement =>
  place([x, head * 0.12, z], { yaw, pitch: (-Math.asin(Math.min(0.4, (head * 0.86) / long)) * 180) / Math.PI, roll })

export function screws(sitter: Sitter): Scene {
  const { long, thick } = shank(sitter, 13)
  const hexagon = /hex/.test(sitter.profile)
  const made = recessed(metalNamed(sitter.material), long, thick, hexagon)
  const mesh = hexagon
    ? joined([screwMesh('pan', long, thick), hexHead(thick, long - thick * 0.2)])
    : screwMesh(sitter.profile, long, thick)
  if (sitter.view === 'room' && !hexagon)
    return screwed(sitter, (out) => part(mesh, made, place([0, out - long, 0], { pitch: -90, roll: 20 })))
  const head = thick
  const low = (x: number, z: number, yaw: number, roll: number): Part => part(mesh, made, lying(x, z, head, long, yaw, roll))
  const standing = part(mesh, made, place([long * 0.1, long + thick * 0.03, -long * 0.6], { pitch: 90, roll: 30 }))
  const parts = [
    low(-long * 0.2, -long * 0.3, -38, 20),
    low(long * 0.16, -long * 0.3, 40, 50),
    low(-long * 0.02, -long * 0.2, 2, 80),
    standing,
  ]
  return framedFixing(sitter, sitter.view === 'room' ? [...inBoard(sitter, mesh, made, long, thick)] : parts)
}

export function nails(sitter: Sitter): Scene {
  const { long, thick } = shank(sitter, 17)
  const r = thick / 2
  const shape: [number, number][] = [
    [0.05, 0],
    [r, r * 3],
    [r, long - r * 0.5],
    [r * 1.05, long - r * 0.4],
    [r * (/lost|oval|pin/.test(sitter.profile) ? 1.4 : 2.3), long - r * 0.2],
    [r * (/lost|oval|pin/.test(sitter.profile) ? 1.4 : 2.3), long + r * 0.1],
    [0.01, long + r * 0.16],
  ]
  const mesh = lathed(shape, 16)
  const made = metalNamed(sitter.material)
  const parts = Array.from({ length: 7 }, (_, index) => {
    const spread = (index - 3) * 13 + (sitter.random() - 0.5) * 16
    return part(
      mesh,
      made,
      lying((index - 3) * long * 0.05, -long * 0.5 + ((index * 2) % 3) * long * 0.08, r * 2.2, long, spread, index * 40),
    )
  })
  const upright = part(mesh, made, place([long * 0.1, long, -long * 0.75], { pitch: 90 }))
  return framedFixing(sitter, sitter.view === 'room' ? inBoard(sitter, mesh, made, long, thick) : [...parts, upright])
}

export function bolts(sitter: Sitter): Scene {
  const other = ironmongery(sitter.profile, sitter.material)
  if (other && sitter.view === 'room' && /hanger/.test(sitter.profile)) return hung(sitter, other)
  if (other) return framedGoods(sitter, other)
  const { long, thick } = shank(sitter, 9)
  const made = metalNamed(sitter.material)
  const body = /bar|rod|stud/.test(sitter.profile)
    ? threaded(long, thick, 0.995)
    : joined([threaded(long, thick, 0.6), hexHead(thick, long)])
  const nut = hexHead(thick, 0)
  const washer = lathed(
    [
      [thick * 0.55, 0],
      [thick * 1.15, 0],
      [thick * 1.15, thick * 0.16],
      [thick * 0.55, thick * 0.16],
      [thick * 0.55, 0],
    ],
    32,
  )
  const parts = [
    part(body, made, place([-long * 0.22, long + thick * 0.66, -long * 0.55], { pitch: 90 })),
    part(body, made, lying(long * 0.34, -long * 0.2, thick * 0.96, long, -34, 30)),
    part(nut, made, place([-long * 0.42, 0, long * 0.34], { pitch: -90, roll: 12 })),
    part(washer, made, place([long * 0.02, 0, long * 0.5], { pitch: -90 })),
  ]
  return framedFixing(sitter, sitter.view === 'room' ? inBoard(sitter, body, made, long, thick) : parts)
}

function threaded(long: number, thick: number, share: number): Mesh {
  const pitch = thick * 0.17
  const rings: Ring[] = []
  for (let z = 0; z < long * share; z += pitch / 4) {
    rings.push(
      around(
        16,
        (angle) => {
          const turn = (((angle / (2 * Math.PI) + z / pitch) % 1) + 1) % 1
          return (thick / 2) * (0.9 + 0.12 * Math.abs(turn * 2 - 1)) * Math.min(1, 0.8 + z / thick)
        },
        z,
      ),
    )
  }
  return loft([...rings, around(16, () => thick / 2, long * (share + 0.004)), around(16, () => thick / 2, long)], { crease: 30 })
}

const hexHead = (thick: number, z: number): Mesh => {
  const mesh = extruded(arc(0, 0, thick * 0.92, 0, 300, 5), thick * 0.66, thick * 0.06)
  return { ...mesh, points: mesh.points.map(([x, y, along]): Vec => [x, y, along + z]) }
}

/** Driven into a board: one home, one half way, one to come. */
function inBoard(sitter: Sitter, mesh: Mesh, made: Material, long: number, thick: number): Part[] {
  const deep = Math.max(thick * 5, long * 0.4)
  const board = block([long * 1.7, deep, long * 2.6], stuff('oak', { x: long * 0.6, y: -60, seed: sitter.seed }, deep), [0, 0, 0])
  const driven = (z: number, out: number) => part(mesh, made, place([0, deep - long + out, z], { pitch: -90, roll: 20 }))
  return [board, driven(long * 0.75, thick * 0.02), driven(0, long * 0.24), driven(-long * 0.75, long * 0.6)]
}

const framedGoods = ({ view }: Sitter, parts: Part[]): Scene => ({
  parts,
  view: { azimuth: 24, elevation: view === 'end' ? 18 : 30, fill: view === 'end' || view === 'detail' ? 1.25 : 0.74 },
})

function framedFixing({ view }: Sitter, parts: Part[]): Scene {
  if (view === 'end') return { parts, view: { azimuth: 24, elevation: 22, fill: 1.7, shift: [0, 0.36] } }
  if (view === 'detail') return { parts, view: { azimuth: 12, elevation: 40, fill: 1.45, shift: [0, 0.24] } }
  return { parts, view: { azimuth: 24, elevation: 32, fill: 0.8 } }
}
