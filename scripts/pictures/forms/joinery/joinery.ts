import { coat, metal } from '../../materials/plain.ts'
import type { Material, Part, Scene } from '../../studio/scene.ts'
import { around } from '../../studio/scene.ts'
import { place } from '../../studio/vector.ts'
import { block, upright } from '../pieces.ts'
import { oakFloor, skirting, wallPaint } from '../rooms.ts'
import type { Sitter } from '../sitter.ts'

const STILE = 105
const THICK = 40

/** Doors: stiles and rails around panels, boards or glass, by pattern. */
export function doors(sitter: Sitter): Scene {
  if (/lining|frame/.test(sitter.profile)) return lining(sitter)
  const wide = Math.min(Math.max(sitter.width, 600), 930)
  const high = 1960
  const leaf = [...doorLeaf(sitter, wide, high), ...handle(wide)]
  const view = sitter.view
  if (view === 'room') return hung(sitter, leaf, wide, high)
  if (view === 'end')
    return {
      parts: leaf,
      view: {
        azimuth: 36,
        elevation: 10,
        fill: 0.9,
        focus: [
          [wide / 2 - 330, high, 0],
          [wide / 2, high, 0],
          [wide / 2, high - 380, 0],
        ],
      },
    }
  if (view === 'detail')
    return {
      parts: leaf,
      view: {
        azimuth: 30,
        elevation: 4,
        fill: 1,
        focus: [
          [-wide / 2, 820, 0],
          [-wide / 2 + 320, 1160, 0],
        ],
      },
    }
  return { parts: leaf, view: { azimuth: 24, elevation: 7, fill: 0.88 } }
}

function doorLeaf(sitter: Sitter, wide: number, high: number): Part[] {
  const { profile } = sitter
  const inner = wide - 2 * STILE
  const stile = (x: number, piece: number) =>
    block([STILE, high, THICK], sitter.timber(piece, STILE, THICK), [x, 0, 0], { grain: 'y', ease: 1.5 })
  const rail = (y: number, tall: number, piece: number) =>
    block([inner, tall, THICK - 0.5], sitter.timber(piece, tall, THICK), [0, y, 0], { grain: 'x', ease: 1.5 })
  const panel = (x: number, y: number, w: number, h: number, piece: number, made: Material = sitter.timber(piece, w, 14)): Part =>
    block([w, h, 14], made, [x, y, 0], { grain: 'y' })
  const frame = [stile(-(wide - STILE) / 2, 1), stile((wide - STILE) / 2, 2)]
  if (/flush/.test(profile))
    return [block([wide, high, THICK], sitter.timber(0, wide, THICK), [0, 0, 0], { grain: 'y', ease: 1.5 })]
  if (/cottage|ledge|board/.test(profile)) {
    const count = Math.round(inner / 110)
    const boards = Array.from({ length: count }, (_, index) =>
      block(
        [inner / count - 3, high - 320, 24],
        sitter.timber(index + 10, inner / count, 24),
        [-inner / 2 + (inner / count) * (index + 0.5), 190, 2],
        { grain: 'y', ease: 3.5 },
      ),
    )
    return [...frame, rail(0, 200, 3), rail(high - 130, 130, 4), ...boards]
  }
  if (/ladder/.test(profile)) {
    const panels = 5
    const pitch = (high - 200 - 110) / panels
    return [
      ...frame,
      rail(0, 200, 3),
      rail(high - 110, 110, 4),
      ...Array.from({ length: panels - 1 }, (_, index) => rail(200 + (index + 1) * pitch - 45, 90, 5 + index)),
      panel(0, 190, inner, high - 290, 12),
    ]
  }
  const glass = coat('#dfe9e6', 0.9, 100)
  if (/shaker/.test(profile)) {
    const middle = 820
    const glazed = /glaz/.test(profile)
    return [
      ...frame,
      rail(0, 200, 3),
      rail(high - 115, 115, 4),
      rail(middle, 140, 5),
      panel(0, 190, inner, middle - 180, 6),
      glazed
        ? panel(0, middle + 130, inner, high - middle - 240, 7, glass)
        : panel(0, middle + 130, inner, high - middle - 240, 7),
    ]
  }
  const muntin = (y: number, tall: number, piece: number) =>
    block([95, tall, THICK - 1], sitter.timber(piece, 95, THICK), [0, y, 0], { grain: 'y', ease: 1.5 })
  const half = (inner - 95) / 2
  const raised = (x: number, y: number, tall: number, piece: number) => [
    panel(x, y, half + 10, tall, piece),
    block([half - 70, tall - 90, 26], sitter.timber(piece, half, 26), [x, y + 45, 0], { grain: 'y', ease: 8 }),
  ]
  return [
    ...frame,
    rail(0, 210, 3),
    rail(780, 190, 4),
    rail(high - 110, 110, 5),
    muntin(210, 570, 6),
    muntin(970, high - 1080, 7),
    ...[-1, 1].flatMap((side) => [
      ...raised((side * (half + 95)) / 2, 205, 585, 8 + side),
      ...raised((side * (half + 95)) / 2, 962, high - 1068, 11 + side),
    ]),
  ]
}

/** Jambs and head of a doorway, housed together. */
function lining(sitter: Sitter): Scene {
  const [wide, high, deep, thick] = [760, 1200, 132, 31]
  const jamb = (x: number, piece: number) =>
    block([thick, high, deep], sitter.timber(piece, deep, thick), [x, 0, 0], { grain: 'y', ease: 1.5 })
  const stop = (x: number, piece: number) =>
    block([13, high, 36], sitter.timber(piece, 36, 13), [x, 0, -8], { grain: 'y', ease: 1.5 })
  const parts = [
    jamb(-wide / 2, 1),
    jamb(wide / 2, 2),
    block([wide + thick * 2.6, thick, deep], sitter.timber(3, deep, thick), [0, high, 0], { grain: 'x', ease: 1.5 }),
    stop(-wide / 2 + 22, 4),
    stop(wide / 2 - 22, 5),
  ]
  if (sitter.view === 'detail' || sitter.view === 'end')
    return {
      parts,
      view: {
        azimuth: 38,
        elevation: 20,
        fill: 0.9,
        focus: [
          [wide / 2 - 170, high, 0],
          [wide / 2 + 60, high + 60, 0],
          [wide / 2, high - 240, 0],
        ],
      },
    }
  return { parts, view: { azimuth: 30, elevation: 14, fill: 0.84 } }
}

function handle(wide: number): Part[] {
  const brass = metal('#b9a06a', { tightness: 60 })
  const x = -wide / 2 + 60
  const rose = upright(
    [
      [26, 0],
      [26, 6],
      [22, 9],
      [9, 10],
      [9, 44],
      [11, 46],
    ],
    brass,
    [0, 0, 0],
    24,
  )
  return [
    { ...rose, placement: place([x, 980, THICK / 2]) },
    block([120, 15, 15], brass, [x + 50, 972, THICK / 2 + 46], { grain: 'x', ease: 6 }),
  ]
}

function hung(sitter: Sitter, leaf: Part[], wide: number, high: number): Scene {
  const white = coat('#f0ece4', 0.25)
  const trim = (w: number, h: number, x: number, y: number) =>
    block([w, h, 18], white, [x, y, -2], { grain: w > h ? 'x' : 'y', ease: 4 })
  const architrave = [
    trim(70, high + 4, -wide / 2 - 38, 0),
    trim(70, high + 4, wide / 2 + 38, 0),
    trim(wide + 146, 70, 0, high + 4),
  ]
  return {
    parts: [
      ...leaf,
      ...architrave,
      ...around([skirting(9, 140)].map((one) => ({ ...one, placement: { ...one.placement, at: [3000, 0, -10] as const } }))),
    ],
    view: { azimuth: 22, elevation: 6, lens: 30, fill: 0.92 },
    room: { floor: oakFloor(sitter.seed), wall: wallPaint(sitter.seed + 1), wallAt: 10 },
  }
}
