import { planked } from '../../materials/floors.ts'
import { stuff } from '../../materials/palette.ts'
import { coat } from '../../materials/plain.ts'
import type { Material, Part, Scene } from '../../studio/scene.ts'
import { around, part } from '../../studio/scene.ts'
import { box, extruded } from '../../studio/solids.ts'
import { place } from '../../studio/vector.ts'
import { block } from '../pieces.ts'
import { room, skirting } from '../rooms.ts'
import type { Sitter } from '../sitter.ts'
import { boardSection } from './sections.ts'

/** Sheets: a staggered stack with its edges to the viewer. */
export function sheets(sitter: Sitter): Scene {
  return stacked(sitter, (piece) => sitter.timber(piece, 400, sitter.thickness))
}

/** Panels: slats on a backing, a lining of boards, or staves glued edge to edge. */
export function panels(sitter: Sitter): Scene {
  const { profile, thickness, view } = sitter
  if (view !== 'room' && /slat|acoustic/.test(profile)) return slatted(sitter)
  if (view !== 'room' && /tongue|bead|v-groove|cladding|lining/.test(profile)) return lining(sitter)
  if (view !== 'room' && /shingle|shake/.test(profile)) return shingles(sitter)
  if (/glass/.test(`${profile} ${sitter.material}`)) return stacked(sitter, () => coat('#cfe0db', 0.9, 90))
  return stacked(sitter, (piece) => planked(sitter.timber(piece, 60, thickness), 46, 720, 0.16))
}

function stacked(sitter: Sitter, made: (piece: number) => Material): Scene {
  const { thickness, view, random } = sitter
  if (view === 'room') return onTrestles(sitter, made(0))
  const thick = Math.max(3, Math.min(thickness, 60))
  const [wide, long] = [310, 400]
  const count = thick > 30 ? 2 : thick > 12 ? 3 : 5
  const parts = Array.from({ length: count }, (_, index): Part => {
    const step = index * (count > 3 ? 18 : 32)
    return part(
      box([wide - step * 0.3, thick, long - step], 0.7),
      made(index),
      place([step * 0.5, index * thick, -long], { yaw: (random() - 0.5) * (index ? 4 : 0) }),
    )
  })
  const top = thick * count
  if (view === 'end')
    return {
      parts,
      view: {
        azimuth: 36,
        elevation: 15,
        fill: 0.9,
        focus: [
          [wide, 0, 0],
          [wide - 90, top, 0],
          [wide, top, -90],
          [wide - 90, 0, 0],
        ],
      },
    }
  if (view === 'detail')
    return {
      parts,
      view: {
        azimuth: 34,
        elevation: 44,
        fill: 1,
        focus: [
          [wide * 0.45, top, -60],
          [wide, top, -60],
          [wide * 0.7, top, -330],
        ],
      },
    }
  return { parts, view: { azimuth: 33, elevation: 36, fill: 0.9 } }
}

/** A sheet laid on trestles in a workroom. */
function onTrestles(sitter: Sitter, made: Material): Scene {
  const { thickness, seed } = sitter
  const thick = Math.max(6, Math.min(thickness, 60))
  const leg = stuff('spruce', { x: 20, y: -40, seed })
  const trestle = (x: number): Part[] => [
    block([70, 60, 620], leg, [x, 640, 0]),
    ...[-1, 1].flatMap((end) =>
      [-1, 1].map((side) =>
        part(box([44, 44, 690], 2), leg, place([x + side * 190 - 22, 0, end * 240], { pitch: -90, roll: side * 14 })),
      ),
    ),
  ]
  const rest = [block([760, 30, 90], sitter.timber(2), [40, 700 + thick, 160], { grain: 'x', yaw: 8 })]
  return {
    parts: [
      ...trestle(-420),
      ...trestle(420),
      part(box([720, thick, 1250], 1), made, place([-625, 700, 360], { yaw: 90 })),
      ...rest,
      ...around([skirting(900)]),
    ],
    view: { azimuth: 32, elevation: 22, lens: 28, fill: 0.84 },
    room: room(seed, 900),
  }
}

function slatted(sitter: Sitter): Scene {
  const [count, pitch, high] = [9, 40, 520]
  const back = block([count * pitch, high, 9], coat('#2b2a29', 0.05), [0, 0, -9])
  const slats = Array.from({ length: count }, (_, index) =>
    block([27, high, 12], sitter.timber(index, 27, 12), [(index - (count - 1) / 2) * pitch, 0, 1.5], { grain: 'y', ease: 0.8 }),
  )
  return upright(sitter, [back, ...slats], count * pitch, high)
}

function shingles(sitter: Sitter): Scene {
  const rows = [0, 1, 2, 3, 4]
  const parts = rows.flatMap((row) =>
    Array.from({ length: 5 }, (_, index): Part => {
      const wide = 78 + sitter.random() * 44
      const piece = extruded(
        [
          [0, 0],
          [wide, 0],
          [wide, 9],
          [0, 9],
        ],
        190,
        0.5,
      )
      return part(
        piece,
        sitter.timber(row * 5 + index, wide, 9),
        place([index * 108 - 270 + (row % 2) * 42 + sitter.random() * 6, row * 92, 16 - row * 0], { pitch: -86 }),
      )
    }),
  )
  return upright(sitter, parts, 560, 560)
}

function lining(sitter: Sitter): Scene {
  const [count, high] = [4, 560]
  const width = Math.min(sitter.width, 140)
  const section = boardSection('tongue-groove', width, Math.min(sitter.thickness, 22))
  const boards = Array.from({ length: count }, (_, index) =>
    part(
      extruded(section, high, 0.7),
      sitter.timber(index),
      place([(index - count / 2) * (width - 5), (index % 2) * 14, 0], { pitch: -90 }),
    ),
  )
  return upright(sitter, boards, count * width, high)
}

function upright({ view }: Sitter, parts: Part[], wide: number, high: number): Scene {
  if (view === 'end')
    return {
      parts,
      view: {
        azimuth: 34,
        elevation: 32,
        fill: 0.9,
        focus: [
          [-wide * 0.1, high, 0],
          [wide * 0.5, high, 0],
          [wide * 0.3, high * 0.72, 0],
        ],
      },
    }
  if (view === 'detail')
    return {
      parts,
      view: {
        azimuth: 30,
        elevation: 8,
        fill: 1,
        focus: [
          [-wide * 0.3, high * 0.3, 0],
          [wide * 0.3, high * 0.7, 0],
        ],
      },
    }
  return { parts, view: { azimuth: 32, elevation: 15, fill: 0.82 } }
}
