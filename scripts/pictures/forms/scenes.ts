import { colourNamed, metalNamed, stuff } from '../materials/palette.ts'
import { coat } from '../materials/plain.ts'
import type { Part, Scene, View } from '../studio/scene.ts'
import { around, moved, part } from '../studio/scene.ts'
import { box } from '../studio/solids.ts'
import { place } from '../studio/vector.ts'
import { floors } from './boards/flooring.ts'
import { decking, fences } from './boards/garden.ts'
import { insulation } from './boards/insulation.ts'
import { tins } from './cans.ts'
import { screws } from './hardware/fixings.ts'
import { tools } from './hardware/tools.ts'
import { mouldingSection } from './joinery/profiles.ts'
import { balustrade } from './joinery/stairs.ts'
import { block, length } from './pieces.ts'
import { plans } from './plans.ts'
import { oakFloor, room, skirting, wallPaint } from './rooms.ts'
import type { Sitter } from './sitter.ts'
import { sitterFor } from './sitter.ts'

type Composition = (sitter: Sitter) => Scene

const posed = (sitter: Sitter, subject: Parameters<typeof sitterFor>[0]): Sitter =>
  sitterFor({ seed: sitter.seed % 60, ...subject })

/** Nearer than a portrait would be, for a banner is low. */
const closer = (scene: Scene, by: number): Scene => ({ ...scene, view: { ...scene.view, fill: (scene.view.fill ?? 0.8) * by } })

/** By what the banner is named or made of; the first that fits. */
const BANNERS: readonly (readonly [RegExp, Composition])[] = [
  [
    /deck|terrace|garden|balau|ipe|garapa/,
    (sitter) => decking(posed(sitter, { form: 'decking', material: sitter.material, profile: 'grooved', view: 'room' })),
  ],
  [
    /fenc|larch|treated/,
    (sitter) => fences(posed(sitter, { form: 'fence', material: sitter.material, profile: 'closeboard', view: 'room' })),
  ],
  [/floor/, (sitter) => floors(posed(sitter, { form: 'flooring', material: sitter.material, view: 'room' }))],
  [
    /stair|balust|\bash\b/,
    (sitter) => closer(balustrade(posed(sitter, { form: 'spindle', material: sitter.material, profile: 'colonial' })), 1.5),
  ],
  [/mould|skirt|trim|profile|mdf/, profiles],
  [/sheet|ply|panel|osb/, sheetRack],
  [
    /insul|wool|fibre|pir/,
    (sitter) => closer(insulation(posed(sitter, { form: 'insulation', material: sitter.material, view: 'room' })), 1.5),
  ],
  [/plan|paper|drawing/, (sitter) => closer(plans(posed(sitter, { form: 'plan', material: 'paper' })), 1.2)],
  [/bench|work|tool|cutting|beech/, workbench],
  [/steel|zinc|brass|fixing|screw/, fixings],
  [/\b(green|blue|white|cream|red|grey)\b|paint|stain/, paints],
]

/** Wide pictures for banners and the heads of categories; the rack of timber ends when no other fits. */
export function scenes(sitter: Sitter): Scene {
  const compose = BANNERS.find(([name]) => name.test(`${sitter.profile} ${sitter.material}`))?.[1] ?? timberRack
  return { ...compose(sitter), wide: true }
}

const banner = (azimuth: number, elevation: number, view: Partial<View> = {}): View => ({
  azimuth,
  elevation,
  lens: 26,
  fill: 1.1,
  ...view,
})

const MIXED = [
  'oak',
  'pine',
  'walnut',
  'ash',
  'redwood',
  'iroko',
  'larch',
  'cherry',
  'douglas-fir',
  'beech',
  'cedar',
  'maple',
  'pine',
  'oak',
  'redwood',
]
const HEIGHTS = [44, 63, 32, 75, 50]
const WIDTHS = [145, 95, 195, 120, 70]

/** Ends of many woods, stacked in a rack; of one wood when it is named. */
function timberRack(sitter: Sitter): Scene {
  const single = /redwood|pine|spruce|cedar|cherry|sapele/.test(sitter.material)
  const parts: Part[] = []
  let piece = 0
  for (let y = 60, row = 0; y < 860; row++) {
    const tall = HEIGHTS[(row * 3 + sitter.seed) % 5] ?? 44
    for (let x = -820 - sitter.random() * 90; x < 800; piece++) {
      const wide = WIDTHS[Math.floor(sitter.random() * 5)] ?? 120
      const name = single ? sitter.material : (MIXED[Math.floor(sitter.random() * MIXED.length)] ?? 'oak')
      const cut = {
        x: wide * sitter.random(),
        y: sitter.random() < 0.5 ? -40 * sitter.random() : tall + 50 * sitter.random(),
        seed: sitter.seed + piece,
      }
      parts.push(
        part(
          box([wide - 2, tall - 1.5, 420], 1.4, 1),
          stuff(name, cut, tall),
          place([x, y, -420 + (sitter.random() - 0.5) * 60]),
        ),
      )
      x += wide
    }
    y += tall
  }
  return {
    parts,
    view: banner(24, 7, {
      focus: [
        [-500, 160, 0],
        [500, 160, 0],
        [0, 760, 0],
      ],
      fill: 1,
    }),
  }
}

const SHEETS = ['ply-birch', 'osb', 'mdf', 'ply-hardwood', 'ply-birch', 'chipboard', 'ply-softwood', 'mdf-green', 'osb']
const SHEET_THICKNESS = [18, 18, 22, 12, 24, 22, 18, 12, 15]

/** Sheets on edge in the rack. */
function sheetRack(sitter: Sitter): Scene {
  const parts = SHEETS.flatMap((name, index): Part[] => {
    const thick = SHEET_THICKNESS[index] ?? 18
    return Array.from({ length: 1 + (index % 3) }, (_, copy) =>
      part(
        box([520 - index * 8, thick, 900], 0.8),
        stuff(name, { x: 60, y: -50, seed: sitter.seed + index }, thick),
        place([index * 86 + copy * (thick + 2), 0, -900 + index * 30], { roll: 90 }),
      ),
    )
  })
  return {
    parts,
    view: banner(30, 16, {
      focus: [
        [-30, 60, 0],
        [760, 60, 0],
        [0, 500, -200],
        [760, 460, 0],
      ],
      fill: 1.02,
    }),
  }
}

/** A bench with boards and tools about. */
function workbench(sitter: Sitter): Scene {
  const slab = (index: number) => stuff('beech', { x: 70, y: -60 - index, seed: sitter.seed + index })
  const leg = (x: number, z: number, piece: number) => block([90, 800, 90], slab(piece), [x, 0, z], { grain: 'y' })
  const bench = [
    ...[0, 1, 2, 3].map((index) => block([1500, 70, 150], slab(index), [0, 800, index * 151 - 226], { grain: 'x' })),
    leg(-640, -200, 1),
    leg(640, -200, 2),
    leg(-640, 190, 3),
    leg(640, 190, 4),
  ]
  const boards = ['walnut', 'oak', 'ash'].map((name, index) =>
    part(
      box([130, 26, 460], 1.6),
      stuff(name, { x: 60, y: -50, seed: sitter.seed + index }, 26),
      place([-40 + index * 26, 870 + index * 26, -90 - index * 30], { yaw: 74 + index * 6 }),
    ),
  )
  const kit = (profile: string, x: number, z: number, yaw: number) =>
    moved(tools(posed(sitter, { form: 'tool', material: 'beech', profile })).parts, place([x, 870, z], { yaw }))
  const tin = moved(tins(posed(sitter, { form: 'tin', material: 'sage-green' })).parts.slice(0, 1), place([500, 870, -180]))
  return {
    parts: [
      ...bench,
      ...boards,
      ...kit('plane', -560, -60, 10),
      ...kit('saw', -150, 150, 20),
      ...kit('chisel', -600, 130, 30),
      ...kit('square', 260, 170, 60),
      ...tin,
      ...around([skirting(900)]),
    ],
    view: banner(18, 24, {
      focus: [
        [-640, 820, 200],
        [640, 820, 200],
        [0, 1010, -220],
      ],
      fill: 1,
    }),
    room: { ...room(sitter.seed, 900), wall: wallPaint(sitter.seed + 1), floor: oakFloor(5) },
  }
}

const PROFILES: readonly (readonly [profile: string, thickness: number, height: number, material: string])[] = [
  ['torus', 22, 170, 'oak'],
  ['ogee', 20, 145, 'primed'],
  ['lambs-tongue', 20, 130, 'walnut'],
  ['georgian', 25, 160, 'oak'],
  ['ovolo', 20, 120, 'ash'],
  ['victorian', 25, 190, 'sapele'],
  ['chamfered', 18, 120, 'pine'],
  ['scotia', 45, 45, 'oak'],
  ['torus', 18, 120, 'primed'],
]

/** Mouldings side by side, profiles to the viewer. */
function profiles(sitter: Sitter): Scene {
  const parts = PROFILES.map(([profile, thickness, high, name], index) =>
    length(
      mouldingSection(profile, thickness * 1.5, high),
      700,
      stuff(name, { x: 20, y: -60, seed: sitter.seed + index }),
      place([400 - index * 88, 0, (index % 3) * 34], { yaw: 180 }),
    ),
  )
  return { parts, view: banner(-30, 18, { fill: 0.94 }) }
}

/** Screws of several finishes, strewn. */
function fixings(sitter: Sitter): Scene {
  const kinds = ['zinc', 'brass', 'black', 'stainless', 'yellow-passivated']
  const parts = kinds.flatMap((material, index) => {
    const three = screws(
      posed(sitter, { form: 'screw', material, width: 50 + (index % 3) * 12, thickness: 5, seed: index }),
    ).parts.slice(0, 3)
    return moved(three, place([(index - 2) * 62, 0, (index % 2) * 34], { yaw: index * 64 }))
  })
  const washers = [0, 1, 2, 3].map((index) =>
    block([14, 2, 14], metalNamed('zinc'), [index * 70 - 110, 0, 70 - (index % 2) * 30], { ease: 0.8 }),
  )
  const board = part(box([460, 24, 170], 2), stuff('oak', { x: 80, y: -60, seed: sitter.seed }, 24), place([-230, -24.2, -90]))
  return { parts: [...parts, ...washers, ...around([board])], view: banner(16, 34, { fill: 0.96 }) }
}

/** A row of open tins. */
function paints(sitter: Sitter): Scene {
  const colours = ['oat-cream', sitter.material, 'harbour-blue', 'barn-red', 'chalk-white', 'forest-green', 'golden-brown']
  const parts = colours.flatMap((material, index) =>
    moved(tins(posed(sitter, { form: 'tin', material })).parts.slice(0, 1), place([(index - 3) * 124, 0, (index % 2) * -90])),
  )
  const swatches = colours.map((material, index) =>
    block([90, 8, 90], coat(colourNamed(material), 0.2), [(index - 3) * 124 + 30, 0, 150 - (index % 2) * 24], {
      yaw: 18 - index * 6,
    }),
  )
  return { parts: [...parts, ...swatches], view: banner(14, 20, { fill: 0.92 }) }
}
