import { brushed, dripped, labelled } from '../materials/labels.ts'
import { colourNamed, stuff } from '../materials/palette.ts'
import { coat, metal } from '../materials/plain.ts'
import type { Part, Scene } from '../studio/scene.ts'
import { part } from '../studio/scene.ts'
import { box, lathed } from '../studio/solids.ts'
import { place, radians } from '../studio/vector.ts'
import { block, upright } from './pieces.ts'
import type { Sitter } from './sitter.ts'

const AZIMUTH = 14
/** The label faces the viewer: local x is right, local y is away from them. */
const FRONT = radians(-90 + AZIMUTH)

/** An open tin with its content over the rim, its lid, and a board brushed with it. */
export function tins(sitter: Sitter): Scene {
  const content = colourNamed(sitter.material)
  const r = 54
  const high = Math.min(Math.max((sitter.thickness / sitter.width) * 108, 90), 170)
  const steel = metal('#d6d8da', { tightness: 50, brushed: 0.02 })
  const wall: [number, number][] = [
    [r - 2, 0],
    [r + 1.6, 0.6],
    [r + 1.6, 4],
    [r, 5.5],
    [r, high - 7],
    [r + 1.8, high - 5.5],
    [r + 1.8, high - 1],
    [r + 0.6, high],
    [r - 5, high - 0.6],
    [r - 5.5, high - 3],
    [r - 5.6, high - 9],
    [0.01, high - 9],
  ]
  const label = labelled(steel, { from: 8, to: high - 12, front: FRONT, radius: r, tone: '#f4efe5', content })
  const inside = coat(content, 0.7, 70)
  const outside = dripped(label, content, high - 5.5, high * 0.3)
  const skin = (fineness: number) => {
    const [inner, outer] = [inside(fineness), outside(fineness)]
    return (...[finish, x, y, z, nx, ny, nz]: Parameters<typeof inner>) =>
      (Math.hypot(x, y) < r - 4.6 && z > high - 12 ? inner : outer)(finish, x, y, z, nx, ny, nz)
  }
  const tin = upright(wall, skin, [0, 0, 0], 64)
  const lid = part(
    lathed(
      [
        [0.01, 1],
        [r - 8, 1],
        [r - 7, 4],
        [r - 4, 4.4],
        [r - 3.6, 0],
        [r - 5, -1],
        [0.01, -1],
      ],
      56,
    ),
    steel,
    place([r + 22, 50, -50], { yaw: 20, pitch: -16 }),
  )
  const cover = /clear|natural/.test(sitter.material) ? 0.35 : 0.9
  const sample = part(
    box([74, 9, 190], 1),
    brushed(stuff('pine', { x: 30, y: -50, seed: sitter.seed }), content, 58, cover),
    place([-92, 0, 104], { yaw: 72 }),
  )
  const parts = [tin, lid, sample]
  if (sitter.view === 'end' || sitter.view === 'detail')
    return {
      parts,
      view: {
        azimuth: AZIMUTH,
        elevation: sitter.view === 'end' ? 40 : 24,
        fill: 1,
        focus: [
          [-r * 0.9, high, 0],
          [r * 0.9, high, 0],
          [0, high * 0.5, r],
        ],
      },
    }
  if (sitter.view === 'room')
    return { parts: [...onBench(sitter), ...parts], view: { azimuth: AZIMUTH, elevation: 20, fill: 0.88 } }
  return { parts, view: { azimuth: AZIMUTH, elevation: 21, fill: 0.84 } }
}

function onBench({ seed }: Sitter): Part[] {
  return [0, 1, 2].map((index) =>
    block([430, 26, 112], stuff('redwood', { x: 50, y: -50, seed: seed + index }, 26), [0, -26, index * 113 - 110], {
      grain: 'x',
    }),
  )
}

/** A bottle with a nozzle and a label. */
export function bottles(sitter: Sitter): Scene {
  const content = colourNamed(sitter.material)
  const shell = coat(/wax|oil|clear/.test(sitter.material) ? '#b98a4a' : '#ece7dd', 0.6, 50)
  const shape: [number, number][] = [
    [30, 0],
    [35, 2],
    [36, 6],
    [36, 128],
    [34, 142],
    [26, 158],
    [17, 166],
    [15, 168],
    [15, 176],
  ]
  const nozzle: [number, number][] = [
    [17, 174],
    [18, 176],
    [18, 192],
    [16, 194],
    [9, 197],
    [4.4, 224],
    [3.4, 226],
    [0.01, 226],
  ]
  const label = { from: 22, to: 122, front: FRONT, radius: 36, tone: '#f6f2e9', content }
  const bottle = (x: number, z: number): Part[] => [
    upright(shape, labelled(shell, label), [x, 0, z], 56),
    upright(nozzle, coat(content, 0.5, 40), [x, 0, z], 40),
  ]
  const joint = [
    part(box([60, 20, 150], 1), stuff('oak', { x: 20, y: -60, seed: sitter.seed }), place([66, 0, 26], { yaw: -58 })),
  ]
  const parts = [...bottle(0, 0), ...bottle(-78, -66), ...joint]
  return close(sitter, parts, 160)
}

/** A cartridge for the gun, one standing, one lying. */
export function tubes(sitter: Sitter): Scene {
  const content = colourNamed(sitter.material)
  const white = coat('#efece5', 0.45, 36)
  const shape: [number, number][] = [
    [21, 4],
    [22, 0],
    [24, 0.5],
    [24, 208],
    [23, 212],
    [20, 216],
    [9, 219],
    [9, 232],
  ]
  const nozzle: [number, number][] = [
    [11, 230],
    [11, 238],
    [8, 240],
    [3.6, 305],
    [2.6, 306],
    [0.01, 306],
  ]
  const label = (front: number) => labelled(white, { from: 14, to: 196, front, radius: 24, tone: '#f5f1e8', content })
  const tip = coat(content, 0.4, 30)
  const standing = [upright(shape, label(FRONT), [0, 0, 0], 48), upright(nozzle, tip, [0, 0, 0], 30)]
  const along = place([-62, 24, 36], { yaw: 62 })
  const lying = [part(lathed(shape, 48), label(radians(90)), along), part(lathed(nozzle, 30), tip, along)]
  return close(sitter, [...standing, ...lying], 230)
}

function close({ view }: Sitter, parts: Part[], high: number): Scene {
  if (view === 'end' || view === 'detail')
    return {
      parts,
      view: {
        azimuth: AZIMUTH,
        elevation: 18,
        fill: 1,
        focus: [
          [-46, high * (view === 'end' ? 0.6 : 0.1), 0],
          [46, high * (view === 'end' ? 1.3 : 0.75), 0],
        ],
      },
    }
  return { parts, view: { azimuth: AZIMUTH, elevation: 18, fill: 0.8 } }
}
