import { labelled } from '../materials/labels.ts'
import { stuff } from '../materials/palette.ts'
import { coat, metal } from '../materials/plain.ts'
import type { Part, Scene } from '../studio/scene.ts'
import { moved, part } from '../studio/scene.ts'
import { box, extruded } from '../studio/solids.ts'
import { place } from '../studio/vector.ts'
import { abrasives } from './abrasive.ts'
import { insulation } from './boards/insulation.ts'
import { boardSection } from './boards/sections.ts'
import { handrailSection } from './joinery/profiles.ts'
import { cap, spindle } from './joinery/turnings.ts'
import { block, length, upright } from './pieces.ts'
import type { Sitter } from './sitter.ts'

const KINDS: readonly (readonly [RegExp, (sitter: Sitter) => Part[]])[] = [
  [/stair|balust/, stair],
  [/sample/, samples],
  [/sand/, sanding],
  [/loft|insul/, loft],
]

/** What belongs together, shown together: by the kit's name, else lengths of the wood with finish and fixings. */
export function kits(sitter: Sitter): Scene {
  const parts = (KINDS.find(([name]) => name.test(sitter.profile))?.[1] ?? project)(sitter)
  const close = sitter.view === 'end' || sitter.view === 'detail'
  return { parts, view: { azimuth: 30, elevation: close ? 24 : 32, fill: close ? 1.4 : 0.86 } }
}

const wood = ({ material, seed }: Sitter, piece: number) =>
  stuff(
    /steel|zinc/.test(material) ? 'redwood-treated' : material,
    { x: 20 + piece * 17, y: piece % 2 ? -40 : 66, seed: seed + piece },
    28,
  )

function project(sitter: Sitter): Part[] {
  const section = boardSection(/deck/.test(sitter.profile) ? 'grooved' : '', 96, 28)
  const lengths = Array.from({ length: 5 }, (_, index) => {
    const out = (sitter.random() - 0.5) * 16
    const row = Math.floor(index / 2)
    return length(section, 520, wood(sitter, index), place([(index % 2) * 98 + (row === 2 ? 48 : 0), row * 28, -520 + out]))
  })
  return [...lengths, ...finishAndFixings()]
}

function finishAndFixings(): Part[] {
  const body = labelled(metal('#d4d6d8'), { from: 8, to: 104, front: -1.1, radius: 52, tone: '#f4efe5', content: '#b98a4d' })
  const tin = upright(
    [
      [52, 0],
      [54, 1],
      [54, 4],
      [52, 5],
      [52, 108],
      [54, 109],
      [54, 114],
      [50, 115],
      [48, 110],
      [0.01, 110],
    ],
    body,
    [280, 0, -150],
    56,
  )
  const carton = [
    block([120, 74, 84], stuff('mdf', { x: 0, y: 0, seed: 1 }, 300), [268, 0, 26], { ease: 1 }),
    block([121, 26, 85], coat('#3b5a48', 0.15), [268, 24, 26], { ease: 0.5 }),
  ]
  const screw = upright(
    [
      [0.3, 0],
      [2.4, 8],
      [2.4, 44],
      [5, 50],
      [0.01, 50.4],
    ],
    metal('#d9bd6c', { tightness: 50 }),
    [0, 0, 0],
    12,
  )
  const loose = Array.from({ length: 5 }, (_, index) =>
    moved([screw], place([170 + index * 26, 4, 70 + ((index * 17) % 40)], { pitch: 86, yaw: index * 47 })),
  ).flat()
  return [tin, ...carton, ...loose]
}

function stair(sitter: Sitter): Part[] {
  const turning = /deck|balust/.test(sitter.profile) ? 'stop-chamfered' : 'colonial'
  const post = [spindle(turning, 90, 640, wood(sitter, 1), [0, 0, 0]), ...cap('pyramid', 90, wood(sitter, 2), [0, 640, 0])]
  const bars = [0, 1, 2, 3, 4].map((index) =>
    spindle(turning, 41, 540, wood(sitter, index + 3), [150 + index * 62, 0, -30], { levels: 60, around: 16 }),
  )
  const rails = [
    length(handrailSection('hdr', 59, 59), 560, wood(sitter, 9), place([-20, 0, 130], { yaw: 84 })),
    length(handrailSection('base', 59, 40), 520, wood(sitter, 10), place([-10, 0, 220], { yaw: 78 })),
  ]
  return [...post, ...bars, ...rails]
}

function samples(sitter: Sitter): Part[] {
  const finishes = ['oak', 'thermo-ash', 'walnut', 'ash', 'grey-effect', 'oak']
  return finishes.map((name, index) =>
    part(
      extruded(boardSection('', 92, 15), 190, 0.6),
      stuff(name, { x: 40, y: -50, seed: sitter.seed + index }, 15),
      place([index * 12, index * 15, index * -8], { yaw: index * 15 - 30 }),
    ),
  )
}

function sanding(sitter: Sitter): Part[] {
  const of = (profile: string) => abrasives({ ...sitter, profile, view: 'front', width: 125, thickness: 1 }).parts
  return [
    ...of('disc'),
    ...moved(of('sheet'), place([90, 0, 90], { yaw: 10 })),
    ...moved(of('sponge').slice(0, 1), place([-130, 0, 150], { yaw: 24 })),
  ]
}

function loft(sitter: Sitter): Part[] {
  const roll = insulation({ ...sitter, material: 'glass-wool', profile: 'roll', view: 'front', thickness: 100 }).parts
  const boards = [0, 1, 2].map((index) =>
    part(
      box([300, 18, 560], 0.8),
      stuff('chipboard', { x: 0, y: 0, seed: index }, 18),
      place([430 + index * 8, index * 18, -470 + index * 12]),
    ),
  )
  return [...roll, ...boards]
}
