import { stuff } from '../../materials/palette.ts'
import { coat, grass, plaster } from '../../materials/plain.ts'
import type { Material, Part, Scene } from '../../studio/scene.ts'
import { around, part } from '../../studio/scene.ts'
import { extruded } from '../../studio/solids.ts'
import { place } from '../../studio/vector.ts'
import { block, length } from '../pieces.ts'
import { bush, planter } from '../rooms.ts'
import type { Sitter } from '../sitter.ts'
import { boardSection } from './sections.ts'

const SKY: Material = plaster('#e9e8e0')

/** Decking: three boards on bearers, or close up. */
export function decking(sitter: Sitter): Scene {
  const { width, thickness, view } = sitter
  if (view === 'room') return terrace(sitter)
  const section = deckSection(sitter)
  const long = width * 5.2
  const boards = [0, 1, 2].map((index) =>
    length(
      section,
      long,
      sitter.timber(index),
      place([index * (width + 6), thickness * 1.2, -long + ((index * 5) % 3) * width * 0.2]),
    ),
  )
  const bearer = (z: number) =>
    block([width * 3.1, thickness * 1.2, thickness * 1.5], stuff('treated', { x: 10, y: -30, seed: 4 }), [width * 1.5, 0, z], {
      grain: 'x',
    })
  const parts = [...boards, bearer(-long * 0.2), bearer(-long * 0.8)]
  if (view === 'end') {
    return {
      parts,
      view: {
        azimuth: 24,
        elevation: 20,
        fill: 0.86,
        focus: [
          [0, thickness, 0],
          [width * 1.8, thickness, 0],
          [0, thickness * 2.4, -width * 0.5],
        ],
      },
    }
  }
  if (view === 'detail') {
    return {
      parts,
      view: {
        azimuth: 28,
        elevation: 48,
        fill: 1,
        focus: [
          [0, thickness * 2.2, 0],
          [width * 2, thickness * 2.2, 0],
          [width, thickness * 2.2, -width * 2.2],
        ],
      },
    }
  }
  return { parts, view: { azimuth: 20, elevation: 42, fill: 0.88 } }
}

const deckSection = ({ profile, width, thickness }: Sitter) =>
  boardSection(/smooth|plain|square|flat/.test(profile) ? 'smooth' : profile || 'grooved', width, thickness)

/** The boards laid as a terrace, with a fence and planting behind. */
function terrace(sitter: Sitter): Scene {
  const { width, thickness } = sitter
  const pitch = width + 6
  const count = Math.ceil(2900 / pitch)
  const section = deckSection(sitter)
  const boards = Array.from({ length: count }, (_, index) =>
    length(section, 3000, sitter.timber(index % 9), place([-1500 + index * pitch, -thickness, -1500])),
  )
  const soil = block([2990, 20, 2990], coat('#2b241d', 0), [0, -thickness - 24, 0])
  const behind = [...slats(sitter, -1560, 3800, 1300), ...planter([-820, 0, -1150], 420), ...planter([-330, 0, -1220], 300)]
  return {
    parts: around([soil, ...boards, ...behind, ...bench(sitter)]),
    view: {
      azimuth: 20,
      elevation: 22,
      lens: 36,
      fill: 1,
      focus: [
        [-900, 0, 300],
        [900, 0, 300],
        [-700, 700, -1400],
        [700, 700, -1400],
      ],
    },
    room: { floor: grass, wall: SKY, wallAt: 4200 },
  }
}

function slats(sitter: Sitter, z: number, wide: number, high: number): Part[] {
  const pitch = 110
  return Array.from({ length: Math.floor(high / pitch) }, (_, index) =>
    block([wide, 92, 20], stuff('cedar', { x: 30, y: -60, seed: index + sitter.seed }), [0, 60 + index * pitch, z], {
      grain: 'x',
    }),
  )
}

function bench({ seed }: Sitter): Part[] {
  const wood = stuff('oak', { x: 30, y: -60, seed })
  return [
    block([900, 46, 330], wood, [560, 400, -1000], { grain: 'x', ease: 4 }),
    block([60, 400, 300], wood, [200, 0, -1000], { grain: 'y', ease: 4 }),
    block([60, 400, 300], wood, [920, 0, -1000], { grain: 'y', ease: 4 }),
  ]
}

/** Fence panels between posts, by pattern. */
export function fences(sitter: Sitter): Scene {
  const { view, seed } = sitter
  const wide = 900
  const high = 1000
  const post = (x: number, piece: number) => [
    block([90, high + 90, 90], sitter.timber(piece, 90, 90), [x, 0, 0], { grain: 'y' }),
    block([112, 22, 112], sitter.timber(piece + 1, 112, 22), [x, high + 90, 0], { ease: 6 }),
  ]
  const parts = [...post(-wide / 2 - 45, 30), ...post(wide / 2 + 45, 33), ...infill(sitter, wide, high)]
  const ground = { floor: grass, wall: SKY, wallAt: 5200 }
  if (view === 'end')
    return {
      parts,
      view: {
        azimuth: 48,
        elevation: 14,
        fill: 0.9,
        focus: [
          [wide / 2 - 320, high, 0],
          [wide / 2 + 90, high + 120, 0],
          [wide / 2, high * 0.5, 0],
        ],
      },
    }
  if (view === 'detail')
    return {
      parts,
      view: {
        azimuth: 30,
        elevation: 10,
        fill: 1.1,
        focus: [
          [-220, high * 0.35, 0],
          [220, high * 0.8, 0],
        ],
      },
    }
  if (view === 'room') {
    const run = [-1, 1].flatMap((side) =>
      infill(sitter, wide, high).map((one) => ({
        ...one,
        placement: {
          ...one.placement,
          at: [one.placement.at[0] + side * (wide + 90), one.placement.at[1], one.placement.at[2]] as const,
        },
      })),
    )
    const green = [
      ...bush([-620, 60, 260], 330),
      ...bush([640, 60, 330], 300, '#6d7f4a'),
      ...bush([300, 40, 240], 190, '#7c8a58'),
    ]
    return {
      parts: [...parts, ...around([...run, ...post(-wide * 1.5 - 135, 36), ...post(wide * 1.5 + 135, 39), ...green])],
      view: { azimuth: 22, elevation: 9, lens: 30, fill: 1 },
      room: { ...ground, wallAt: 3000 + (seed % 5) },
    }
  }
  return { parts, view: { azimuth: 26, elevation: 11, fill: 0.84 } }
}

function infill(sitter: Sitter, wide: number, high: number): Part[] {
  const { profile } = sitter
  const rails = [0.14, 0.5, 0.86].map((share, index) =>
    block([wide, 70, 34], sitter.timber(index + 20, 70, 34), [0, share * high, -24], { grain: 'x' }),
  )
  if (/trellis|lattice/.test(profile)) return trellis(sitter, wide, high)
  if (/slat|venetian|contemporary|horizontal/.test(profile)) {
    return across(wide, high, 64, 14, (y, index) =>
      block([wide, 50, 22], sitter.timber(index, 50, 22), [0, y, 0], { grain: 'x' }),
    )
  }
  if (/lap|waney|overlap/.test(profile)) {
    const battens = [-0.49, 0, 0.49].map((share, index) =>
      block([38, high, 26], sitter.timber(index + 20, 38, 26), [share * wide, 20, 22], { grain: 'y' }),
    )
    const lapped = across(wide, high, 92, 0, (y, index) => {
      const one = block([wide, 112, 9], sitter.timber(index, 112, 9), [0, 0, 0], { grain: 'x', ease: 1 })
      return {
        ...one,
        placement: { axes: one.placement.axes, at: [one.placement.at[0], y, one.placement.at[2] - (index % 2) * 7] },
      }
    })
    return [...battens, ...lapped]
  }
  const upright = Array.from({ length: Math.floor(wide / 100) }, (_, index) =>
    part(
      extruded(
        [
          [0, -6],
          [122, -26],
          [122, 0],
          [0, 0],
        ],
        high - 44 - ((index * 7) % 5),
        0.6,
      ),
      sitter.timber(index, 118, 14),
      place([-wide / 2 + index * 100, 40, 0], { pitch: -90 }),
    ),
  )
  return [...rails, ...upright, block([wide, 24, 60], sitter.timber(25, 60, 24), [0, high - 2, 0], { grain: 'x' })]
}

const across = (_wide: number, high: number, pitch: number, from: number, slat: (y: number, index: number) => Part): Part[] =>
  Array.from({ length: Math.floor((high - from) / pitch) }, (_, index) => slat(from + 20 + index * pitch, index))

function trellis(sitter: Sitter, wide: number, high: number): Part[] {
  const lath = (x: number, y: number, long: number, grain: 'x' | 'y', piece: number, z: number) =>
    block(grain === 'x' ? [long, 26, 12] : [26, long, 12], sitter.timber(piece, 26, 12), [x, y, z], { grain })
  const columns = Array.from({ length: 8 }, (_, index) =>
    lath(-wide / 2 + 30 + (index * (wide - 60)) / 7, 30, high - 40, 'y', index, 8),
  )
  const rows = Array.from({ length: 9 }, (_, index) => lath(0, 40 + (index * (high - 80)) / 8, wide, 'x', index + 9, -4))
  const frame = [lath(0, high - 20, wide, 'x', 19, 0), lath(0, 16, wide, 'x', 20, 0)]
  return [...columns, ...rows, ...frame]
}
