import { stuff } from '../../materials/palette.ts'
import { coat, foil } from '../../materials/plain.ts'
import type { Part } from '../../studio/scene.ts'
import { moved } from '../../studio/scene.ts'
import { place } from '../../studio/vector.ts'
import { block } from '../pieces.ts'
import { looseEnd, roll } from '../rolls.ts'

const BUTYL = coat('#2b2c2e', 0.22, 10)

/** Aluminium tape: a roll standing with its end drawn out, and one lying behind it. */
export function foilTape(): Part[] {
  const [radius, wide] = [64, 75]
  const lying = moved(roll(foil, radius, wide), place([-30, 0, -120], { pitch: -90 }))
  return [...moved([...roll(foil, radius, wide, radius), ...looseEnd(foil, wide, 210)], place([0, 0, 0], { yaw: 28 })), ...lying]
}

/** Black butyl tape: a roll standing with its end drawn out, and a joist that is taped along its top. */
export function joistTape(): Part[] {
  const [radius, wide] = [78, 50]
  const joist = block([47, 120, 460], stuff('treated', { x: 18, y: -40, seed: 5 }, 120), [0, 0, 0])
  const laid = block([52, 1.6, 340], BUTYL, [0, 120, -62], { ease: 0.5 })
  return [
    ...moved([...roll(BUTYL, radius, wide, radius), ...looseEnd(BUTYL, wide, 190)], place([0, 0, 0], { yaw: 28 })),
    ...moved([joist, laid], place([-60, 0, -190], { yaw: 118 })),
  ]
}
