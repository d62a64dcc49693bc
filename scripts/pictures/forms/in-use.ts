import { planked } from '../materials/floors.ts'
import { brushed } from '../materials/labels.ts'
import { colourNamed, stuff } from '../materials/palette.ts'
import { coat, metal, plaster, stone } from '../materials/plain.ts'
import type { Material, Part, Room, Scene, View } from '../studio/scene.ts'
import { around, moved, part } from '../studio/scene.ts'
import { arc, box, extruded, lathed } from '../studio/solids.ts'
import { place, type Vec } from '../studio/vector.ts'
import { bottles, tins } from './cans.ts'
import { tools } from './hardware/tools.ts'
import { block, upright } from './pieces.ts'
import { bush, oakFloor, room, skirting, vase, wallPaint } from './rooms.ts'
import { type Sitter, sitterFor } from './sitter.ts'

const IRON = coat('#2c2d2e', 0.35, 20)
const BENCH = 850
const TONES = ['#7a4a38', '#c9b48d', '#4c5f63', '#a8a491', '#56473c', '#8f9a84', '#b98f52', '#3f5560']

/** Books standing in a row from `at`, their backs to the viewer. */
function bookRow([x, y, z]: Vec, count: number, first: number, tall = 210, deep = 150): Part[] {
  const parts: Part[] = []
  let left = x
  for (let index = 0; index < count; index++) {
    const [thick, high] = [24 + ((index + first) % 3) * 9, tall * (1 - ((index * 3 + first) % 4) * 0.07)]
    const tone = TONES[(index + first) % TONES.length] ?? '#7a4a38'
    parts.push(block([thick, high, deep], coat(tone, 0.12), [left + thick / 2, y, z], { ease: 2 }))
    left += thick + 1.5
  }
  return parts
}

function pot([x, y, z]: Vec, size: number): Part[] {
  const shape: [number, number][] = [
    [size * 0.38, 0],
    [size * 0.5, size * 0.9],
    [size * 0.46, size * 0.9],
    [size * 0.43, size * 0.76],
    [0.01, size * 0.74],
  ]
  return [upright(shape, coat('#ddd3c4', 0.2), [x, y, z], 40, 60), ...bush([x, y + size * 0.95, z], size * 0.8)]
}

/** A bookcase of a sheet material, with what one keeps there. */
export function bookcase(sitter: Sitter, made: (piece: number) => Material): Scene {
  const [wide, high, deep, thick, foot] = [860, 1480, 290, 18, 60]
  const side = (x: number, piece: number) =>
    block([deep, high, thick], made(piece), [x, 0, deep / 2], { grain: 'y', yaw: 90, ease: 0.7 })
  const shelfAt = [foot, 420, 770, 1110, high - thick]
  const inner = wide - thick * 2
  const shelves = shelfAt.map((y, index) =>
    block([inner, thick, deep - 8], made(index + 3), [0, y, deep / 2 - 4], { grain: 'x', ease: 0.7 }),
  )
  const back = block([inner, high - foot, 6], made(9), [0, foot, 5], { grain: 'y', ease: 0.5 })
  const plinth = block([inner, foot, thick], made(10), [0, 0, deep - 40], { grain: 'x', ease: 0.7 })
  const on = (shelf: number) => (shelfAt[shelf] ?? 0) + thick
  const left = -inner / 2 + 12
  const things = [
    ...bookRow([left, on(0), 150], 9, 1, 270, 200),
    ...crate([210, on(0), 145], sitter.seed),
    ...vase([-250, on(1), 150], 250),
    ...bookRow([20, on(1), 150], 11, 4, 240, 190),
    ...bookRow([left, on(2), 150], 12, 2, 230, 180),
    ...pot([250, on(2), 150], 130),
    ...pot([-230, on(3), 150], 120),
    ...bookRow([60, on(3), 150], 8, 6, 220, 180),
  ]
  const parts = [side(-wide / 2 + thick / 2, 0), side(wide / 2 - thick / 2, 1), ...shelves, back, plinth]
  return {
    parts: [...parts, ...around([...things, skirting(1)])],
    view: { azimuth: 26, elevation: 9, lens: 28, fill: 0.82 },
    room: room(sitter.seed + 1, 1),
  }
}

function crate([x, y, z]: Vec, seed: number): Part[] {
  const [wide, high, deep] = [300, 200, 220]
  const slat = (index: number) => stuff('pine', { x: 30, y: -40, seed: seed + index })
  return [
    block([wide, high, deep], slat(0), [x, y, z], { grain: 'x', ease: 3 }),
    block([90, 24, 2], IRON, [x, y + high * 0.58, z + deep / 2 + 1], { ease: 0.6 }),
  ]
}

/** A worktop as a desk, with a plant and a few books. */
export function desk(sitter: Sitter, made: Material): Scene {
  const [wide, deep, high] = [1400, 620, 730]
  const thick = Math.max(18, Math.min(sitter.thickness, 40))
  const middle = deep / 2 + 30
  const leg = (x: number, z: number) => block([38, high, 38], IRON, [x, 0, z], { ease: 2 })
  const trestle = (x: number): Part[] => [
    leg(x, middle - 250),
    leg(x, middle + 250),
    block([38, 38, 500], IRON, [x, high - 38, middle], { ease: 2 }),
    block([38, 30, 500], IRON, [x, 90, middle], { ease: 2 }),
  ]
  const top = part(box([deep, thick, wide], 2), made, place([-wide / 2, high, middle + deep / 2], { yaw: 90 }))
  const y = high + thick
  const things = [...bookRow([-560, y, 170], 8, 3, 240, 180), ...vase([-180, y, 190], 280), ...pot([430, y, 200], 170)]
  return {
    parts: [...trestle(-560), ...trestle(560), top, ...things, ...around([skirting(1)])],
    view: { azimuth: 27, elevation: 15, lens: 28, fill: 0.88 },
    room: room(sitter.seed + 2, 1, oakFloor(sitter.seed + 4)),
  }
}

/** A stud wall going up. */
export function studWall(sitter: Sitter): Scene {
  const [thick, deep, high, pitch] = [38, 89, 2300, 450]
  const wood = (piece: number) =>
    stuff(sitter.material, { x: 20 + (piece % 4) * 9, y: -50, seed: sitter.seed + piece * 7 }, thick)
  const studs = [-2, -1, 0, 1, 2].map((at, index) =>
    block([thick, high, deep], wood(index), [at * pitch, thick, 0], { grain: 'y', ease: 3 }),
  )
  const plate = (y: number, piece: number) =>
    block([pitch * 4 + thick, thick, deep], wood(piece), [0, y, 0], { grain: 'x', ease: 3 })
  const noggins = [-1.5, -0.5, 0.5, 1.5].map((at, index) =>
    block([pitch - thick, thick, deep], wood(index + 12), [at * pitch, 1130 + (index % 2) * 60, 0], { grain: 'x', ease: 3 }),
  )
  const spare = Array.from({ length: 5 }, (_, index) =>
    block([1350, thick, deep], wood(index + 20), [60 + (index % 3) * 14, index > 2 ? thick : 0, 560 + (index % 3) * 96], {
      grain: 'x',
      ease: 3,
      yaw: 5 + index,
    }),
  )
  return {
    parts: [...studs, plate(0, 8), plate(high + thick, 9), ...noggins, ...around([...spare, skirting(1100)])],
    view: { azimuth: 30, elevation: 7, lens: 32, fill: 0.86 },
    room: room(sitter.seed, 1100),
  }
}

/** A beam over a fireplace with a stove. */
export function mantel(sitter: Sitter): Scene {
  const breast = plaster('#ece7dd')
  const opening: [number, number][] = [
    [-780, 0],
    [-380, 0],
    [-380, 960],
    [380, 960],
    [380, 0],
    [780, 0],
    [780, 2600],
    [-780, 2600],
  ]
  const brick = stone('#6f625a')
  const recess = [
    block([760, 1000, 20], brick, [0, 0, -190]),
    part(extruded(opening, 420, 3), breast, place([0, 0, -210])),
    block([1560, 50, 420], stone('#8d8a84'), [0, 0, 330], { ease: 6 }),
    block([760, 50, 420], stone('#8d8a84'), [0, 0, 0], { ease: 2 }),
  ]
  const beam = block([1500, 110, 170], sitter.timber(1, 170, 110), [0, 1130, 285], { grain: 'x', ease: 7 })
  const y = 1240
  const things = [...vase([-520, y, 290], 260), ...bookRow([-330, y, 290], 5, 2, 200, 140), ...pot([500, y, 290], 130)]
  return {
    parts: [beam, ...around([...recess, ...stove(), ...things])],
    view: {
      azimuth: 22,
      elevation: 8,
      lens: 30,
      fill: 0.86,
      focus: [
        [-780, 40, 480],
        [780, 40, 480],
        [-700, 1560, 200],
        [700, 1560, 200],
      ],
    },
    room: { floor: oakFloor(sitter.seed), wall: wallPaint(3), wallAt: 210 },
  }
}

function stove(): Part[] {
  const [z, foot] = [20, 140]
  const leg = (x: number, depth: number) => block([36, foot, 36], IRON, [x, 50, z + depth], { ease: 3 })
  return [
    leg(-190, -100),
    leg(190, -100),
    leg(-190, 110),
    leg(190, 110),
    block([500, 520, 300], IRON, [0, 50 + foot, z], { ease: 8 }),
    block([540, 24, 340], IRON, [0, 570 + foot, z], { ease: 5 }),
    block([380, 380, 14], coat('#3a3b3c', 0.4, 24), [0, 110 + foot, z + 152], { ease: 4 }),
    block([300, 280, 6], coat('#4a2a16', 0.9, 90), [0, 160 + foot, z + 160], { ease: 2 }),
    block([18, 110, 24], metal('#c9ccce'), [212, 250 + foot, z + 160], { ease: 4 }),
    upright(
      [
        [75, 0],
        [75, 500],
      ],
      IRON,
      [0, 590 + foot, z - 40],
    ),
  ]
}

/** A close view of the top of a bench before a wall; the top is y = 0 of `parts`. */
function onBench(sitter: Sitter, parts: readonly Part[], view: View): Scene {
  const slab = (piece: number) => stuff('beech', { x: 70, y: -60 - piece, seed: 11 + piece })
  const top = Array.from({ length: 9 }, (_, index) =>
    block([3200, 70, 150], slab(index), [0, -70, index * 151 - 300], { grain: 'x' }),
  )
  const up = place([0, BENCH, 0])
  return {
    parts: [...moved(parts, up), ...around(moved(top, up))],
    view: { ...view, ...(view.focus && { focus: view.focus.map(([x, y, z]): Vec => [x, y + BENCH, z]) }) },
    room: { ...benchRoom(sitter), wallAt: 376 },
  }
}

const benchRoom = ({ seed }: Sitter): Room => ({ floor: oakFloor(5), wall: wallPaint(seed), wallAt: 376 })

const posed = (sitter: Sitter, subject: Parameters<typeof sitterFor>[0]): Sitter =>
  sitterFor({ seed: sitter.seed % 60, ...subject })

const OILS: Readonly<Record<string, string>> = { clear: '#a8712f', natural: '#a8712f', 'golden-brown': '#8a551f' }

/** Boards half finished, with the tin and the brush. */
export function finishing(sitter: Sitter): Scene {
  const content = colourNamed(sitter.material)
  const oil = OILS[sitter.material]
  const [wide, thick, long] = [118, 24, 640]
  const boards = [0, 1, 2].map((index) =>
    part(
      box([wide, thick, long], 1.6),
      brushed(
        stuff(oil ? 'oak' : 'redwood', { x: 50 + index * 7, y: -50 - index * 8, seed: sitter.seed + index * 5 }, thick),
        oil ?? content,
        [250, 300, 215][index] ?? 250,
        oil ? 0.5 : 0.94,
      ),
      place([-340, 34, index * (wide + 1) - 110 + wide], { yaw: 90 }),
    ),
  )
  const bearers = [-230, 200].map((x) => block([60, 34, 460], stuff('spruce', { x: 20, y: -40, seed: 3 }), [x, 0, 60]))
  const tin = moved(tins(posed(sitter, { form: 'tin', material: sitter.material })).parts.slice(0, 2), place([90, 0, -215]))
  return onBench(sitter, [...boards, ...bearers, ...tin, ...wetBrush(oil ?? content, [60, 34 + thick, 150])], {
    azimuth: 34,
    elevation: 34,
    lens: 26,
    fill: 0.95,
    shift: [0, -0.05],
    focus: [
      [-350, 40, 260],
      [300, 40, 240],
      [310, 40, -120],
      [-300, 40, -120],
      [230, 0, -265],
      [90, 160, -215],
    ],
  })
}

function wetBrush(hex: string, at: Vec): Part[] {
  const [grip, ferrule, hair] = tools(sitterFor({ form: 'tool', material: 'beech', profile: 'brush' })).parts
  if (!grip || !ferrule || !hair) return []
  const wet: Material = (fineness) => {
    const [dry, paint] = [hair.material(fineness), coat(hex, 0.6, 40)(fineness)]
    return (finish, x, y, z, nx, ny, nz) => (y < -62 ? paint : dry)(finish, x, y, z, nx, ny, nz)
  }
  return moved([grip, ferrule, { ...hair, material: wet }], place(at, { yaw: 128 }))
}

/** Boards glued edge to edge, in two clamps. */
export function gluing(sitter: Sitter): Scene {
  const [wide, thick, long, bar] = [92, 22, 560, 26]
  const boards = [0, 1, 2].map((index) =>
    part(
      box([wide - 0.6, thick, long], 0.7),
      stuff('oak', { x: 40 + index * 9, y: -50 - index * 12, seed: sitter.seed + index * 3 }, thick),
      place([-long / 2, bar + 4, index * wide - 46], { yaw: 90 }),
    ),
  )
  const clamps = [-150, 150].flatMap((x) => sashClamp([x, 0, 0], -138, 138, bar))
  const glue = coat('#f4efe0', 0.5, 40)
  const beads = [0, 1].flatMap((joint) =>
    Array.from({ length: 16 }, (_, index) =>
      upright(
        [
          [2.6, 0],
          [2, 1.3],
          [0.01, 2],
        ],
        glue,
        [-long / 2 + 20 + index * 34 + ((index * 7 + joint * 5) % 9), bar + 4 + thick - 0.2, joint * wide - 46],
        12,
        60,
      ),
    ),
  )
  const bottle = moved(
    bottles(posed(sitter, { form: 'bottle', material: sitter.material })).parts.slice(0, 2),
    place([60, 0, -235]),
  )
  return onBench(sitter, [...boards, ...clamps, ...beads, ...bottle], {
    azimuth: 36,
    elevation: 34,
    lens: 26,
    fill: 0.92,
    shift: [0, -0.05],
    focus: [
      [-290, 20, 130],
      [290, 20, 130],
      [290, 40, -140],
      [-280, 40, -140],
      [-160, 40, 330],
      [160, 0, 330],
      [60, 220, -235],
    ],
  })
}

/** A clamp across the boards, its bar below them, jaws at `near` and `far` along z. */
function sashClamp([x, y]: Vec, far: number, near: number, bar: number): Part[] {
  const steel = metal('#c9ccce', { brushed: 0.05, tightness: 50 })
  const screw: [number, number][] = [
    [6, 0],
    [6, 96],
  ]
  const grip: [number, number][] = [
    [9, 0],
    [14, 6],
    [15, 50],
    [13, 84],
    [0.01, 90],
  ]
  const high = y + bar + 12
  return [
    block([10, bar, 620], steel, [x, y, 20], { ease: 1 }),
    block([40, bar + 34, 30], IRON, [x, y, far - 15], { ease: 4 }),
    block([40, bar + 34, 26], IRON, [x, y, near + 13], { ease: 4 }),
    block([40, bar + 34, 26], IRON, [x, y, near + 100], { ease: 4 }),
    part(lathed(screw, 20), steel, place([x, high, near + 20])),
    part(lathed(grip, 28), stuff('beech', { x: 8, y: -30, seed: 5 }), place([x, high, near + 113])),
  ]
}

/** A plank being planed, with the tools about it. */
export function planing(sitter: Sitter): Scene {
  const plank = block([620, 44, 150], stuff('oak', { x: 60, y: -60, seed: sitter.seed }, 44), [0, 0, 20], { grain: 'x' })
  const kit = (profile: string, at: Vec, yaw: number, parts = 99) =>
    moved(tools(posed(sitter, { form: 'tool', material: 'beech', profile })).parts.slice(0, parts), place(at, { yaw }))
  const curl = (at: Vec, radius: number, wide: number, yaw: number, turn: number): Part => {
    const outer = arc(0, 0, radius, 0, turn, 22)
    const inner = arc(0, 0, radius - 1, turn, 0, 22)
    return part(
      extruded([...outer, ...inner], wide, 0.2),
      stuff('oak', { x: 20, y: -60, seed: sitter.seed }, 2),
      place([at[0], at[1] + radius, at[2]], { yaw }),
    )
  }
  const curls = [
    curl([-120, 44, 40], 20, 40, 60, 330),
    curl([-190, 44, 10], 15, 36, 100, 300),
    curl([-20, 0, 150], 18, 40, 30, 320),
    curl([-170, 0, 165], 14, 34, 80, 340),
    curl([110, 0, 170], 16, 38, 130, 310),
  ]
  return onBench(
    sitter,
    [
      plank,
      ...curls,
      ...kit('plane', [-40, 44, 55], -34),
      ...kit('chisel', [60, 0, 310], 62),
      ...kit('square', [-60, 0, -250], -4),
      ...kit('mallet', [-150, 0, -215], 68),
    ],
    {
      azimuth: 32,
      elevation: 40,
      lens: 26,
      fill: 0.94,
      shift: [0, -0.05],
      focus: [
        [-290, 0, 180],
        [290, 0, 180],
        [-230, 40, -190],
        [270, 40, -190],
      ],
    },
  )
}

export const deskTop = (sitter: Sitter): Material => planked(sitter.timber(0, 60, sitter.thickness), 46, 720, 0.16)

/** Joists hung on a ledger, the deck begun behind. */
export function hung(sitter: Sitter, stirrup: readonly Part[]): Scene {
  const wood = (piece: number) => stuff('treated', { x: 20 + (piece % 3) * 12, y: -50, seed: sitter.seed + piece * 5 }, 47)
  const [rise, pitch] = [140, 260]
  const ledger = block([900, 190, 47], wood(0), [0, rise, -23.5], { grain: 'x' })
  const joists = [-0.75, 0.75].flatMap((at, index): Part[] => [
    block([47, 184, 380], wood(index + 1), [at * pitch, rise + 2, 190]),
    ...moved(stirrup, place([at * pitch - 25.8, rise, 1])),
  ])
  return {
    parts: [ledger, ...joists],
    view: {
      azimuth: 38,
      elevation: 22,
      lens: 26,
      fill: 0.93,
      focus: [
        [-330, rise, 0],
        [330, rise, 0],
        [0, rise + 190, 0],
        [195, rise, 380],
        [-195, rise, 380],
      ],
    },
    room: { floor: stone('#a39d92'), wall: plaster('#d9cfc2'), wallAt: 48 },
  }
}

/** Boards screwed to their joists, the last screw still to be driven. */
export function screwed(sitter: Sitter, screw: (out: number) => Part): Scene {
  const [wide, thick, gap, long] = [120, 26, 6, 760]
  const wood = (piece: number) => stuff('larch', { x: 40 + (piece % 3) * 20, y: -50, seed: sitter.seed + piece * 5 }, thick)
  const boards = [0, 1, 2, 3].map((index) =>
    block([wide, thick, long], wood(index), [(index - 1.5) * (wide + gap), 60, (index % 2) * 8 - (index === 3 ? 60 : 0)]),
  )
  const rows = [-240, 60]
  const joists = rows.map((z, index) =>
    block([700, 60, 47], stuff('treated', { x: 20, y: -40, seed: index + 3 }, 60), [0, 0, z], { grain: 'x' }),
  )
  const screws = [0, 1, 2, 3].flatMap((board) =>
    rows.flatMap((z) =>
      [-1, 1].map((side) => {
        const last = board === 3 && z === 60
        const out = last ? (side < 0 ? 16 : 42) : 0
        return moved([screw(out)], place([(board - 1.5) * (wide + gap) + side * 32, 60 + thick, z]))
      }),
    ),
  )
  return {
    parts: [...boards, ...joists, ...screws.flat()],
    view: {
      azimuth: 24,
      elevation: 34,
      lens: 26,
      fill: 1,
      focus: [
        [10, 86, 130],
        [240, 86, 130],
        [10, 86, -110],
        [240, 86, -110],
      ],
    },
    room: { floor: stone('#8f8a80'), wall: plaster('#d9cfc2'), wallAt: 2600 },
  }
}
