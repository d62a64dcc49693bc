import { metalNamed } from '../../materials/palette.ts'
import { coat } from '../../materials/plain.ts'
import type { Material, Part } from '../../studio/scene.ts'
import { moved, part } from '../../studio/scene.ts'
import type { Outline } from '../../studio/solids.ts'
import { box, extruded, lathed } from '../../studio/solids.ts'
import { place } from '../../studio/vector.ts'

/** Dark where a screw goes through a plate facing z, on a grid of holes. */
const drilled =
  (made: Material, holes: readonly (readonly [x: number, y: number])[], radius: number): Material =>
  (fineness) => {
    const [metal, gap] = [made(fineness), coat('#3b3733', 0)(fineness)]
    return (finish, x, y, z, nx, ny, nz) => {
      const open = Math.abs(nz) > 0.6 && holes.some(([hx, hy]) => (x - hx) ** 2 + (y - hy) ** 2 < radius ** 2)
      ;(open ? gap : metal)(finish, x, y, z, nx, ny, nz)
    }
  }

const grid = (columns: readonly number[], rows: readonly number[]) => columns.flatMap((x) => rows.map((y) => [x, y] as const))

const plate = (outline: Outline, thick: number, made: Material): Part =>
  part(extruded(outline, thick, Math.min(0.4, thick / 4)), made)
const rect = (w: number, h: number): Outline => [
  [0, 0],
  [w, 0],
  [w, h],
  [0, h],
]

/** A joist hanger: a stirrup between two flanges. */
export function hanger(made: Material): Part[] {
  const flange = drilled(made, grid([8, 18], [18, 44, 70, 96, 122, 148]), 2.4)
  const cheek = drilled(made, grid([14, 30], [30, 70, 110]), 2.4)
  const side = (x: number, turn: number) => moved([plate(rect(60, 150), 1.6, cheek)], place([x, 0, 0], { yaw: turn }))
  return [
    ...side(0, -90),
    ...side(50, -90),
    part(box([50, 1.6, 62], 0.4), made, place([0, 0, 0])),
    ...moved([plate(rect(26, 170), 1.6, flange)], place([-26, 0, 0])),
    ...moved([plate(rect(26, 170), 1.6, flange)], place([50, 0, 0])),
  ]
}

/** Two angle brackets. */
export function angles(made: Material): Part[] {
  const leaf = drilled(made, [...grid([14, 36], [24, 48, 72]), [25, 36], [25, 60]], 2.8)
  const one = (): Part[] => [
    plate(rect(50, 88), 2.4, leaf),
    ...moved([plate(rect(50, 88), 2.4, leaf)], place([0, 2.4, 0], { pitch: 90 })),
  ]
  return [...moved(one(), place([-60, 0, -20], { yaw: 14 })), ...moved(one(), place([26, 0, -66], { yaw: -10 }))]
}

/** Butt hinges, one ajar and one lying. */
export function hinges(made: Material): Part[] {
  const holes = grid([12, 24], [16, 50, 84])
  const leaf = drilled(made, holes, 3.2)
  const one = (open: number): Part[] => [
    plate(rect(33, 100), 2.4, leaf),
    ...moved([plate(rect(33, 100), 2.4, leaf)], place([36, 0, 1.2], { yaw: -open })),
    ...[0, 1, 2, 3, 4].map((index) =>
      part(
        lathed(
          [
            [3.6, 0],
            [4, 0.6],
            [4, 19],
            [3.6, 19.6],
          ],
          20,
        ),
        made,
        place([34.6, index * 20, 1.6], { pitch: -90 }),
      ),
    ),
  ]
  return [...moved(one(62), place([-50, 0, -10], { yaw: 16 })), ...moved(one(4), place([10, 1.4, 66], { pitch: -90, yaw: -24 }))]
}

/** A latch with its forend and keep. */
export function latch(made: Material): Part[] {
  return [
    part(box([22, 66, 60], 1), made, place([-30, 0, -30], { yaw: 24 })),
    ...moved(
      [
        plate(
          rect(26, 100),
          3,
          drilled(
            made,
            [
              [13, 10],
              [13, 90],
            ],
            3.4,
          ),
        ),
        part(box([12, 18, 14], 2), metalNamed('brass'), place([7, 41, 2])),
      ],
      place([-22, -8 + 8, 26], { yaw: 24 }),
    ),
    ...moved(
      [
        plate(
          rect(26, 90),
          2,
          drilled(
            made,
            [
              [13, 9],
              [13, 81],
              [13, 40],
              [13, 46],
              [13, 52],
            ],
            4.6,
          ),
        ),
      ],
      place([40, 0.2, 60], { pitch: -90, yaw: -18 }),
    ),
  ]
}
