import { colourNamed, metalNamed, stuff } from '../../materials/palette.ts'
import { coat } from '../../materials/plain.ts'
import { loft } from '../../studio/mesh.ts'
import type { Material, Part } from '../../studio/scene.ts'
import { moved, part } from '../../studio/scene.ts'
import type { Outline } from '../../studio/solids.ts'
import { arc, box, extruded, lathed } from '../../studio/solids.ts'
import type { Vec } from '../../studio/vector.ts'
import { place } from '../../studio/vector.ts'
import { angles, hanger, hinges, latch } from './plates.ts'

/** What is sold beside bolts: brackets, hinges, handles, plugs, pedestals; about 100 mm in size, by name. */
export function ironmongery(profile: string, material: string): Part[] | null {
  const make = KINDS.find(([name]) => name.test(profile))?.[1]
  return make
    ? make(/nylon|plastic/.test(material) ? coat(colourNamed(material), 0.3, 20) : metalNamed(material), material)
    : null
}

type Make = (made: Material, material: string) => Part[]

const KINDS: readonly (readonly [RegExp, Make])[] = [
  [/hanger|shoe/, hanger],
  [/angle|corner/, angles],
  [/bracket/, railBracket],
  [/hinge/, hinges],
  [/handle|lever|knob/, handles],
  [/latch|lock|catch/, latch],
  [/pedestal|support|foot/, pedestals],
  [/clip/, clips],
  [/plug/, plugs],
  [/cap|cover/, caps],
]

function railBracket(made: Material): Part[] {
  const bend = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 12) * 90
    return [...arc(0, 0, 6, 0, 315, 7)].map(([x, y]): Vec => {
      const out = 44 - (44 + x) * Math.cos((angle * Math.PI) / 180)
      return [y, (44 + x) * Math.sin((angle * Math.PI) / 180), 44 - out]
    })
  })
  const screw = part(
    lathed(
      [
        [4, 0],
        [9, 6],
        [9, 8],
        [0.01, 9],
      ],
      24,
    ),
    made,
    place([54, 0, 20], { pitch: -90 }),
  )
  const bracket = [
    part(
      lathed(
        [
          [28, 0],
          [28, 4],
          [24, 6],
          [10, 8],
        ],
        40,
      ),
      made,
      place([0, 0, -14]),
    ),
    part(loft(bend), made, place([0, 0, -50])),
    part(box([26, 4, 66], 1.5), made, place([-13, 44, -32])),
  ]
  return [...moved(bracket, place([0, 28, 0])), screw]
}

function handles(made: Material): Part[] {
  const rose: [number, number][] = [
    [26, 0],
    [26, 6],
    [23, 9],
    [11, 10],
    [10, 14],
    [9, 44],
    [11, 48],
  ]
  const bar = Array.from({ length: 15 }, (_, index): Vec[] => {
    const part = index / 14
    const size = 9 - 2.5 * part
    return arc(0, 0, size, 0, 345, 15).map(
      ([x, y]): Vec => [part * 118 - 10, y + 3 * Math.sin(part * 3), x * 0.8 + 46 - 7 * part * part],
    )
  })
  const one = [part(lathed(rose, 44), made), part(loft(bar), made)]
  return [
    ...moved(one, place([-40, 27, -50], { yaw: 8, pitch: -8 })),
    ...moved(one, place([60, 0.4, 50], { yaw: 186, pitch: -90 })),
  ]
}

function pedestals(made: Material): Part[] {
  const one = (x: number, z: number, rise: number): Part[] => [
    part(
      lathed(
        [
          [62, 0],
          [62, 4],
          [56, 6],
          [26, 10],
          [24, 40],
          [28, 42],
        ],
        56,
      ),
      made,
      place([x, 0, z], { pitch: -90 }),
    ),
    part(
      lathed(
        [
          [18, 30],
          [18, 44 + rise],
          [19, 46 + rise],
          [46, 50 + rise],
          [48, 52 + rise],
          [48, 57 + rise],
          [0.01, 57 + rise],
        ],
        48,
      ),
      made,
      place([x, 0, z], { pitch: -90 }),
    ),
    part(box([3, 14, 90], 1), made, place([x - 1.5, 57 + rise, z - 45], { yaw: 20 })),
  ]
  return [...one(-56, -50, 26), ...one(64, 34, 4)]
}

function clips(made: Material): Part[] {
  const section: Outline = [
    [0, 0],
    [16, 0],
    [16, 8],
    [26, 8],
    [26, 9.4],
    [14.6, 9.4],
    [14.6, 1.4],
    [1.4, 1.4],
    [1.4, 9.4],
    [-10, 9.4],
    [-10, 8],
    [0, 8],
  ]
  const one = part(extruded(section, 24, 0.3), made)
  const spots = [
    [0, 0, 12],
    [44, 18, 70],
    [-38, 26, -30],
    [10, 52, 40],
    [-30, -24, 100],
    [54, -26, -16],
  ] as const
  return spots.flatMap(([x, z, yaw]) => moved([one], place([x, 0.2, z], { yaw })))
}

function plugs(made: Material): Part[] {
  const shape: [number, number][] = [
    [2, 0],
    [3.6, 2],
    ...Array.from({ length: 9 }, (_, index): [number, number] => [index % 2 ? 3.4 : 4.2, 5 + index * 4]),
    [4, 42],
    [5.2, 46],
    [5.2, 48],
    [2, 48],
    [2, 40],
  ]
  const mesh = lathed(shape, 20, 20)
  return [
    ...[-40, -8, 22, 58, 96].map((yaw, index) => part(mesh, made, place([(index - 2) * 15, 4.4, (index % 2) * 26], { yaw }))),
    part(mesh, made, place([6, 0, -44], { pitch: -90 })),
    part(mesh, made, place([-20, 0, -36], { pitch: -90 })),
  ]
}

function caps(_made: Material, material: string): Part[] {
  const made = stuff(material, { x: 8, y: -20, seed: 3 })
  const mesh = lathed(
    [
      [9, 0],
      [10, 0.8],
      [9, 2.6],
      [6, 3.6],
      [0.01, 4],
    ],
    36,
  )
  const spots = [
    [0, 0],
    [24, 8],
    [-22, 12],
    [6, 30],
    [-30, -16],
    [30, -18],
    [-6, -28],
    [46, 28],
    [-46, 34],
    [20, 52],
  ] as const
  return spots.map(([x, z], index) =>
    part(mesh, made, place([x, 0, z], index % 4 === 3 ? { pitch: -68, yaw: 30, roll: 10 } : { pitch: -90 })),
  )
}
