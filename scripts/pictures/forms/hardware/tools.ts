import { stuff } from '../../materials/palette.ts'
import { coat, metal } from '../../materials/plain.ts'
import type { Material, Part, Scene } from '../../studio/scene.ts'
import { moved, part } from '../../studio/scene.ts'
import type { Outline } from '../../studio/solids.ts'
import { arc, box, extruded, lathed } from '../../studio/solids.ts'
import { place } from '../../studio/vector.ts'
import type { Sitter } from '../sitter.ts'
import { foilTape, joistTape } from './tapes.ts'
import { clamp, level, plane, roller, tape } from './tool-kinds.ts'
import { bits, blades, mallet } from './toolbox.ts'

const STEEL = metal('#c9ccce', { brushed: 0.05, tightness: 50 })
const BLADE = metal('#d4d6d8', { brushed: 0.03, tightness: 30, gloss: 0.35 })

const KINDS: readonly (readonly [RegExp, (handle: Material) => Part[]])[] = [
  [/mallet/, mallet],
  [/hammer/, hammer],
  [/\bbit|drill/, bits],
  [/blade|disc/, blades],
  [/chisel|gouge|screwdriver/, chisels],
  [/brush/, brushes],
  [/square|gauge/, trySquare],
  [/foil-tape/, foilTape],
  [/joist-tape/, joistTape],
  [/tape|measure|rule/, tape],
  [/plane/, plane],
  [/roller|tray|applicator/, roller],
  [/clamp/, clamp],
  [/level/, level],
]

/** A tool of the trade by name; a handsaw when the name says no other. */
export function tools(sitter: Sitter): Scene {
  const { profile, material, seed, view } = sitter
  const kind = KINDS.find(([name]) => name.test(`${profile} ${material}`))?.[1] ?? handsaw
  const species = /oak|ash|beech|walnut|maple|sapele/.test(material) ? material : 'beech'
  const parts = kind(stuff(species, { x: 12, y: -30, seed }))
  if (view === 'room') return { parts: [...onBoard(seed), ...parts], view: { azimuth: 24, elevation: 44, fill: 0.9 } }
  if (view === 'front') return { parts, view: { azimuth: 24, elevation: 42, fill: 0.82 } }
  return {
    parts,
    view: { azimuth: 24, elevation: view === 'end' ? 26 : 50, fill: 1.5, shift: [0.04, view === 'end' ? 0.12 : -0.06] },
  }
}

const onBoard = (seed: number): Part[] =>
  [0, 1, 2].map((index) =>
    part(
      box([150, 30, 640], 2),
      stuff('oak', { x: 70, y: -50, seed: seed + index }, 30),
      place([index * 152 - 240, -30.2, -380]),
    ),
  )

const lying = (parts: Part[], yaw: number, at: readonly [number, number, number] = [0, 0, 0]) => moved(parts, place(at, { yaw }))

function handsaw(handle: Material): Part[] {
  const teeth = Array.from({ length: 44 }, (_, index): [number, number][] => [
    [index * 9, 0],
    [index * 9 + 7, -5],
  ]).flat()
  const blade: Outline = [
    [-10, 4],
    ...teeth.map(([x, y]): [number, number] => [x + 12, y]),
    [410, 2],
    [412, 44],
    [40, 112],
    [-10, 112],
  ]
  const grip: Outline = [
    [-118, 6],
    [-104, -4],
    [-82, 0],
    [-70, 12],
    [-30, 8],
    [14, 22],
    [22, 40],
    [10, 100],
    [16, 122],
    [-14, 118],
    [-48, 122],
    [-84, 130],
    [-104, 118],
    [-112, 104],
    [-104, 84],
    [-112, 56],
    [-122, 28],
  ]
  const handleMade: Material = (fineness) => {
    const [wood, gap] = [handle(fineness), coat('#8d7a66', 0)(fineness)]
    return (finish, x, y, z, nx, ny, nz) => (Math.abs(nz) > 0.5 && inEye(x, y) ? gap : wood)(finish, z * 2, y, x, nx, ny, 0)
  }
  const inEye = (x: number, y: number) =>
    x > -80 &&
    x < -42 &&
    y > 26 &&
    y < 100 &&
    Math.hypot(Math.max(0, Math.abs(x + 61) - 4), Math.max(0, Math.abs(y - 63) - 20)) < 15
  const rivet = (x: number, y: number) =>
    part(
      lathed(
        [
          [6, 0],
          [6, 25],
          [4, 26],
          [0.01, 26],
        ],
        20,
      ),
      metal('#c9a45a'),
      place([x, y, -1.8]),
    )
  const flat = [
    part(extruded(blade, 1.6, 0.2), BLADE, place([0, 0, 10])),
    part(extruded(grip, 22, 4), handleMade),
    rivet(-8, 36),
    rivet(-6, 66),
    rivet(-4, 98),
  ]
  return moved(flat, place([0, 0, 0], { pitch: -90, yaw: 62 }))
}

function hammer(handle: Material): Part[] {
  const shaft = extruded(
    arc(0, 0, 1, 0, 345, 23).map(([x, y]): [number, number] => [x * 15, y * 11]),
    300,
    4,
  )
  const head = lathed(
    [
      [13, -46],
      [16, -44],
      [16, -30],
      [11, -26],
      [11, -18],
      [14, -16],
      [14, 18],
      [11, 24],
      [9, 30],
      [4, 66],
      [2, 68],
      [0.01, 68],
    ],
    32,
  )
  const parts = [part(shaft, handle, place([0, 14, 0])), part(head, STEEL, place([0, 14, 24], { yaw: 90 }))]
  return lying(parts, 38)
}

function chisels(handle: Material): Part[] {
  const grip = lathed(
    [
      [9, 0],
      [12, 3],
      [14, 22],
      [12, 56],
      [13, 84],
      [11, 98],
      [9, 104],
    ],
    36,
  )
  const one = (wide: number): Part[] => [
    part(grip, handle, place([0, 14, 0])),
    part(
      lathed(
        [
          [10.5, 96],
          [11, 98],
          [10, 112],
          [6, 122],
        ],
        30,
      ),
      metal('#c9a45a'),
      place([0, 14, 0]),
    ),
    part(
      lathed(
        [
          [5, 118],
          [4.4, 140],
          [6, 152],
        ],
        20,
      ),
      STEEL,
      place([0, 14, 0]),
    ),
    part(
      extruded(
        [
          [-wide / 2, 10],
          [wide / 2, 10],
          [wide / 2 - 2.5, 15],
          [-wide / 2 + 2.5, 15],
        ],
        96,
        1,
      ),
      BLADE,
      place([0, 0, 148]),
    ),
  ]
  return [6, 12, 18, 25].flatMap((wide, index) =>
    moved(one(wide), place([index * 42, 0, index * -12], { yaw: 178 + index * 2.5 })),
  )
}

function brushes(handle: Material): Part[] {
  const grip = (w: number): Outline => [
    [-w * 0.42, 0],
    [w * 0.42, 0],
    [w * 0.3, 26],
    [13, 52],
    [11, 96],
    [15, 132],
    [9, 148],
    [-9, 148],
    [-15, 132],
    [-11, 96],
    [-13, 52],
    [-w * 0.3, 26],
  ]
  const bristle = metal('#6a5238', { brushed: 0.5, gloss: 0.1 })
  const hair: Material = (fineness) => {
    const made = bristle(fineness)
    return (finish, x, y, z, nx, ny, nz) => {
      made(finish, x, z, y, nx, ny, nz)
      finish.metal = 0
    }
  }
  const one = (w: number): Part[] => [
    part(extruded(grip(w), 15, 5), handle, place([0, 0, 4])),
    part(
      extruded(
        [
          [-w / 2, -34],
          [w / 2, -34],
          [w / 2, 4],
          [-w / 2, 4],
        ],
        21,
        2,
      ),
      STEEL,
      place([0, 0, 1]),
    ),
    part(
      extruded(
        [
          [-w * 0.46, -96],
          [w * 0.46, -96],
          [w * 0.49, -30],
          [-w * 0.49, -30],
        ],
        18,
        4,
      ),
      hair,
      place([0, 0, 2]),
    ),
  ]
  return [75, 50, 25].flatMap((w, index) =>
    moved(one(w), place([index * 78, 0, index * 16], { pitch: -90, roll: 180 - index * 7 })),
  )
}

function trySquare(handle: Material): Part[] {
  return lying(
    [
      part(box([36, 18, 190], 2), handle),
      part(box([6, 19, 190], 0.4), metal('#c9a45a'), place([34, -0.5, 0])),
      part(box([260, 2, 42], 0.3), BLADE, place([36, 8, 10])),
    ],
    28,
  )
}
