import { coat, metal } from '../../materials/plain.ts'
import type { Material, Part } from '../../studio/scene.ts'
import { moved, part } from '../../studio/scene.ts'
import { arc, box, extruded, lathed } from '../../studio/solids.ts'
import { place } from '../../studio/vector.ts'

const STEEL = metal('#c9ccce', { brushed: 0.05, tightness: 50 })
const IRON = coat('#2f3133', 0.4, 20)

export function tape(): Part[] {
  const shell = extruded([...arc(0, 0, 36, 40, 270, 20), [36, -36], [40, -30], [40, 4]], 34, 5)
  const blade = extruded(
    [
      [38, -35.6],
      [230, -35.6],
      [230, -34.4],
      [38, -34.4],
    ],
    24,
    0.2,
  )
  const hook = extruded(
    [
      [228, -36],
      [231, -36],
      [231, -24],
      [228, -24],
    ],
    24,
    0.3,
  )
  const ticks: Material = (fineness) => {
    const yellow = coat('#e3b534', 0.4, 30)(fineness)
    const dark = coat('#2a2927', 0.2)(fineness)
    return (finish, x, y, z, nx, ny, nz) => {
      const step = x - Math.floor(x / 6) * 6
      const tall = Math.floor(x / 6) % 5 === 0 ? 13 : 7
      ;(step < 1.2 && z > 24 - tall ? dark : yellow)(finish, x, y, z, nx, ny, nz)
    }
  }
  return moved(
    [part(shell, coat('#31543f', 0.5, 40)), part(blade, ticks, place([0, 0, 5])), part(hook, STEEL, place([0, 0, 5]))],
    place([0, 36, 0], { yaw: 34 }),
  )
}

export function plane(handle: Material): Part[] {
  const body = extruded(
    [
      [0, 0],
      [240, 0],
      [240, 12],
      [205, 14],
      [180, 34],
      [80, 34],
      [50, 16],
      [0, 14],
    ],
    58,
    1.5,
  )
  const grip = extruded(
    [
      [16, 12],
      [46, 12],
      [40, 30],
      [52, 62],
      [44, 84],
      [26, 82],
      [12, 66],
      [22, 40],
    ],
    20,
    6,
  )
  const knob = lathed(
    [
      [11, 0],
      [13, 4],
      [9, 12],
      [10, 20],
      [16, 30],
      [14, 40],
      [0.01, 44],
    ],
    32,
  )
  return moved(
    [
      part(body, IRON),
      part(grip, handle, place([0, 0, 19])),
      part(knob, handle, place([208, 12, 29], { pitch: -90 })),
      part(box([2.6, 78, 44], 0.4), STEEL, place([136, 14, 7], { roll: 40 })),
      part(box([8, 60, 40], 2), IRON, place([132, 16, 9], { roll: 40 })),
    ],
    place([0, 0, 0], { yaw: 38 }),
  )
}

export function roller(handle: Material): Part[] {
  const nap: Material = (fineness) => coat('#e9e2d2', 0)(fineness)
  const rod = lathed(
    [
      [3.4, 0],
      [3.4, 130],
    ],
    14,
  )
  return moved(
    [
      part(
        lathed(
          [
            [18, 0],
            [21, 3],
            [22, 10],
            [22, 170],
            [21, 177],
            [18, 180],
            [0.01, 180],
          ],
          40,
        ),
        nap,
        place([-90, 22, 0], { yaw: 90 }),
      ),
      part(
        lathed(
          [
            [3.4, 0],
            [3.4, 34],
          ],
          14,
        ),
        STEEL,
        place([90, 22, 0], { yaw: 90 }),
      ),
      part(rod, STEEL, place([122, 22, 0])),
      part(
        lathed(
          [
            [3.4, 0],
            [3.4, 122],
          ],
          14,
        ),
        STEEL,
        place([0, 22, 130], { yaw: 90 }),
      ),
      part(
        lathed(
          [
            [6, 0],
            [11, 6],
            [14, 40],
            [11, 96],
            [14, 128],
            [8, 140],
          ],
          32,
        ),
        handle,
        place([0, 20, 130]),
      ),
    ],
    place([0, 0, 0], { yaw: 14 }),
  )
}

export function clamp(handle: Material): Part[] {
  return moved(
    [
      part(box([22, 9, 420], 1), STEEL, place([0, 0, 0])),
      part(box([24, 20, 30], 3), IRON, place([-1, -4, 0])),
      part(box([110, 18, 26], 4), IRON, place([0, -3, 6])),
      part(box([110, 18, 30], 4), IRON, place([0, -3, 250])),
      part(
        lathed(
          [
            [6, 0],
            [6, 130],
          ],
          18,
        ),
        STEEL,
        place([96, 7, 240], { yaw: 0 }),
      ),
      part(
        lathed(
          [
            [10, 0],
            [14, 6],
            [15, 50],
            [13, 96],
            [8, 104],
          ],
          28,
        ),
        handle,
        place([96, 12, 330]),
      ),
      part(
        lathed(
          [
            [12, 0],
            [13, 3],
            [13, 9],
            [6, 12],
          ],
          24,
        ),
        IRON,
        place([96, 10, 214]),
      ),
    ],
    place([0, 5, 0], { yaw: 24 }),
  )
}

export function level(): Part[] {
  const vial: Material = coat('#c8d64a', 0.9, 90)
  const red = coat('#a83f2f', 0.4, 30)
  const bubble = (z: number): Part[] => [
    part(box([14, 3, 46], 1), IRON, place([4, 48.4, z])),
    part(
      lathed(
        [
          [4, 0],
          [5, 3],
          [5, 31],
          [4, 34],
        ],
        20,
      ),
      vial,
      place([11, 51, z + 6]),
    ),
  ]
  return moved(
    [
      part(
        extruded(
          [
            [0, 0],
            [22, 0],
            [22, 12],
            [15, 15],
            [15, 35],
            [22, 38],
            [22, 50],
            [0, 50],
            [0, 38],
            [7, 35],
            [7, 15],
            [0, 12],
          ],
          420,
          0.6,
        ),
        red,
      ),
      ...bubble(190),
      ...bubble(40),
      part(box([24, 52, 12], 2), IRON, place([-1, -1, -6])),
      part(box([24, 52, 12], 2), IRON, place([-1, -1, 414])),
    ],
    place([0, 1, 0], { yaw: 62 }),
  )
}
