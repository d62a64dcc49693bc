import { brushed } from '../materials/labels.ts'
import { stuff } from '../materials/palette.ts'
import { coat, metal } from '../materials/plain.ts'
import type { Part, Scene } from '../studio/scene.ts'
import { moved, part } from '../studio/scene.ts'
import { box, extruded, lathed } from '../studio/solids.ts'
import { place } from '../studio/vector.ts'
import { fences } from './boards/garden.ts'
import { bundle, pallet } from './goods.ts'
import { sharpening, toothed } from './hardware/toolbox.ts'
import { tools } from './hardware/tools.ts'
import { block } from './pieces.ts'
import { plans } from './plans.ts'
import type { Sitter } from './sitter.ts'

const KINDS: readonly (readonly [RegExp, (sitter: Sitter) => Scene])[] = [
  [/deliver|crane|lorry|collect/, delivery],
  [/knife|sharp|hon/, (sitter) => shown(sitter, sharpening(stuff('beech', { x: 12, y: -30, seed: sitter.seed })))],
  [/finish|oil|coat/, finishing],
  [/edg|lipp/, edging],
  [/draw|plan|design/, (sitter) => plans({ ...sitter, form: 'plan' })],
  [
    /fence|concrete|install/,
    (sitter) =>
      fences({
        ...sitter,
        form: 'fence',
        material: 'pine-treated',
        profile: 'closeboard',
        view: 'front',
        timber: (piece = 0) => stuff('pine-treated', { x: 40, y: -50, seed: sitter.seed + piece }),
      }),
  ],
]

/** What the yard does: by the service's name, else a blade through a sheet. */
export function services(sitter: Sitter): Scene {
  return (KINDS.find(([name]) => name.test(`${sitter.profile} ${sitter.material}`))?.[1] ?? cutting)(sitter)
}

const shown = ({ view }: Sitter, parts: Part[], azimuth = 28): Scene => ({
  parts,
  view: { azimuth, elevation: view === 'end' ? 22 : 36, fill: view === 'end' || view === 'detail' ? 1.4 : 0.84 },
})

function cutting(sitter: Sitter): Scene {
  const name = /steel|service|plain/.test(sitter.material) ? 'ply-birch' : sitter.material
  const sheet = (piece: number) => stuff(name, { x: 90, y: -60, seed: sitter.seed + piece }, 18)
  const wide = /cross/.test(sitter.profile) ? 150 : 440
  const blade = [
    part(
      extruded(toothed(130, 40), 2.6, 0.3),
      metal('#cfd2d5', { brushed: 0.06, tightness: 40 }),
      place([-1.3, 34, -30], { yaw: 90 }),
    ),
    part(
      lathed(
        [
          [26, -5],
          [28, -4],
          [28, 7],
          [26, 8],
          [0.01, 8],
        ],
        36,
      ),
      coat('#8d2f26', 0.5, 30),
      place([-1.3, 34, -30], { yaw: 90 }),
    ),
  ]
  const dust = Array.from({ length: 40 }, (): Part => {
    const size = 1.4 + sitter.random() * 2.6
    return block(
      [size * 1.6, size, size],
      stuff('pine', { x: 3, y: -9, seed: 3 }),
      [(sitter.random() - 0.5) * 46, 18, wide * 0.1 + sitter.random() * 110],
      { yaw: sitter.random() * 90, ease: 0.2 },
    )
  })
  const halves = /cross/.test(sitter.profile)
    ? [
        block([260, 18, wide], sheet(0), [-132.5, 0, -30], { grain: 'x' }),
        block([230, 18, wide], sheet(0), [117.5, 0, -22], { grain: 'x' }),
      ]
    : [
        part(box([210, 18, wide], 0.6), sheet(0), place([-212.5, 0, -250])),
        part(box([150, 18, wide], 0.6), sheet(1), place([2.5, 0, -236])),
      ]
  return shown(sitter, [...halves, ...blade, ...dust], 34)
}

function delivery(sitter: Sitter): Scene {
  const load = moved(bundle(sitter, 'redwood', 1150, 4, 5), place([0, 130, 0]))
  const straps = /crane/.test(sitter.profile) ? slings() : []
  return { ...shown(sitter, [...pallet(sitter.seed), ...load, ...straps], 34), view: { azimuth: 34, elevation: 22, fill: 0.84 } }
}

function slings(): Part[] {
  const belt = coat('#c9822e', 0.2)
  const leg = (x: number, z: number) => {
    const [yaw, long] = [(Math.atan2(-x, -z) * 180) / Math.PI, Math.hypot(x, z, 560)]
    return part(box([34, 5, long], 1), belt, place([x, 355, z], { yaw, pitch: (-Math.asin(560 / long) * 180) / Math.PI }))
  }
  return [
    leg(-290, 300),
    leg(290, 300),
    leg(-290, -300),
    leg(290, -300),
    part(
      lathed(
        [
          [40, 0],
          [46, 10],
          [40, 20],
          [30, 20],
          [26, 10],
          [30, 0],
        ],
        36,
      ),
      metal('#b9bcc0'),
      place([-10, 935, 0], { yaw: 90 }),
    ),
  ]
}

function finishing(sitter: Sitter): Scene {
  const boards = [0, 1].map((index) =>
    part(
      box([170, 26, 520], 1.4),
      brushed(stuff('oak', { x: 70, y: -60, seed: sitter.seed + index }), '#8a5a2a', 230 + index * 60, 0.62),
      place([index * 180 - 175, 0, -300]),
    ),
  )
  const brush = tools({ ...sitter, profile: 'brush', view: 'front' }).parts.slice(0, 3)
  return shown(sitter, [...boards, ...moved(brush, place([20, 27, -40], { yaw: 30 }))])
}

function edging(sitter: Sitter): Scene {
  const oak = (piece: number) => stuff('oak', { x: 60, y: -50, seed: sitter.seed + piece }, 18)
  const sheets = [0, 1, 2].map((index) => [
    part(
      box([300, 18, 380], 0.5),
      stuff('chipboard', { x: 0, y: 0, seed: index }, 18),
      place([-300 + index * 22, index * 18, -380 - index * 10]),
    ),
    part(box([300, 18, 4], 0.4), oak(index), place([-300 + index * 22, index * 18, -index * 10])),
  ])
  const turns = Array.from({ length: 73 }, (_, step): readonly [number, number] => {
    const angle = (step / 72) * 10 * Math.PI
    return [(30 + angle * 0.8) * Math.cos(angle), (30 + angle * 0.8) * Math.sin(angle)]
  })
  const coil = extruded([...turns, ...turns.toReversed().map(([x, y]) => [x * 0.985, y * 0.985] as const)], 22, 0.2)
  return shown(sitter, [...sheets.flat(), part(coil, oak(7), place([90, 0, -60], { pitch: -90 }))])
}
