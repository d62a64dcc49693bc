import { coat } from '../materials/plain.ts'
import { smoothstep } from '../studio/noise.ts'
import type { Material, Part } from '../studio/scene.ts'
import { part } from '../studio/scene.ts'
import { extruded, lathed } from '../studio/solids.ts'
import { place } from '../studio/vector.ts'

const CORE = 38
const CARDBOARD = coat('#b08a5c', 0.05)

/** A roll about the z axis at the height of `up`, on a cardboard core. */
export function roll(skin: Material, radius: number, wide: number, up = 0): Part[] {
  const tube = (from: number, to: number, low: number, high: number) =>
    lathed(
      [
        [from, low],
        [to, low],
        [to, high],
        [from, high],
        [from, low],
      ],
      72,
    )
  return [
    part(tube(CORE, radius, 0, wide), wound(skin), place([0, up, 0])),
    part(tube(CORE - 4, CORE + 0.3, -0.6, wide + 0.6), CARDBOARD, place([0, up, 0])),
  ]
}

/** The skin with the edges of its layers on both ends. */
const wound =
  (skin: Material): Material =>
  (fineness) => {
    const made = skin(fineness)
    const layer = Math.max(1.6, fineness * 3)
    return (finish, x, y, z, nx, ny, nz) => {
      made(finish, x, y, z, nx, ny, nz)
      if (Math.abs(nz) < 0.7) return
      const share = Math.hypot(x, y) / layer
      const groove = 1 - 0.3 * smoothstep(0.3, 0.05, Math.abs(share - Math.floor(share) - 0.5))
      finish.red *= groove
      finish.green *= groove
      finish.blue *= groove
    }
  }

/** The end of a roll that stands over 0, 0: flat on the ground along x, its tip curling up. */
export function looseEnd(skin: Material, wide: number, long: number): Part[] {
  const steps = 12
  const curl = Array.from({ length: steps + 1 }, (_, step): [number, number] => {
    const share = step / steps
    return [long * (0.7 + 0.3 * share), 0.2 + 26 * share ** 2.4]
  })
  const under: [number, number][] = [[0, 0.2], ...curl]
  const over = under.map(([x, y]): [number, number] => [x, y + 0.9]).reverse()
  return [part(extruded([...under, ...over], wide, 0.2), skin)]
}
