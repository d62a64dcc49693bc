import { colour, mixed } from '../studio/colour.ts'
import { noise, smoothstep } from '../studio/noise.ts'
import type { Finish, Material } from '../studio/scene.ts'
import { stuff } from './palette.ts'
import { tint } from './plain.ts'
import { SPECIES } from './species.ts'
import type { Cut } from './wood.ts'
import { wood } from './wood.ts'

/** Where a slab's natural edges lie at a height and a place along it, bark included, in the slab's own mm. */
export interface Edges {
  left: (y: number, z: number) => number
  right: (y: number, z: number) => number
  /** of the slab between straight edges, which its grain is drawn for */
  width: number
  seed: number
}

/** Heights on the right edge are counted from here, so that its bark differs from that on the left. */
export const RIGHT_EDGE = 50
const BARK_DEPTH = 9
const SAPWOOD = 32

const OAK = { early: '#e6d6b3', late: '#cdb589', dark: '#a98a5d', ridge: '#6a5b4c', fissure: '#211914' }
/** Pale outer wood and bark by species. */
const OUTER: Readonly<Record<string, typeof OAK>> = {
  oak: OAK,
  ash: { early: '#efe2c8', late: '#d6bf98', dark: '#b0906a', ridge: '#77695a', fissure: '#2c241d' },
  walnut: { early: '#e2cda6', late: '#cbaf82', dark: '#957551', ridge: '#5a4c41', fissure: '#1b1511' },
}

/** How far bark stands out at a place, 0 in a fissure to 1 on a ridge. Ridges run along the log and meet. */
export function ridge(y: number, z: number, seed: number): number {
  const shift = seed * 7.3
  const bend = noise(y / 40, shift, z / 60) * 5
  const coarse = Math.abs(noise((y + bend) / 10, shift, z / 84))
  const fine = Math.abs(noise((y + bend) / 4, shift + 9, z / 26))
  const crack = Math.abs(noise((y + bend) / 13, shift + 4, z / 17))
  return smoothstep(0.02, 0.3, coarse) * (0.55 + 0.45 * smoothstep(0.02, 0.34, fine)) * (0.5 + 0.5 * smoothstep(0, 0.14, crack))
}

/** Wood sawn through the log, with pale sapwood towards its natural edges and bark on them. */
export function barked(name: string, cut: Cut, thickness: number, edges: Edges): Material {
  const outer = OUTER[name] ?? OAK
  const { early, late, dark } = outer
  const inner = stuff(name, cut, thickness)
  const pale = wood({ ...(SPECIES[name] ?? { ring: 3.2, contrast: 0.7, edge: 1.6, pores: 0.45 }), early, late, dark }, cut)
  const bark = barkOf(outer, edges.seed)
  return (fineness) => {
    const [heartwood, sapwood] = [inner(fineness), pale(fineness)]
    const other: Finish = { red: 0, green: 0, blue: 0, gloss: 0, tightness: 12, metal: 0 }
    return (finish, x, y, z, nx, ny, nz) => {
      const [left, right] = [edges.left(y, z), edges.right(y, z)]
      const deep = Math.min(x - left, right - x)
      const side = x - left < right - x ? 0 : RIGHT_EDGE
      const rim = BARK_DEPTH * (1 + 0.3 * noise(side, y / 40, z / 24))
      const sawn = Math.abs(nz) > 0.9 || y < 0.01 || y > thickness - 0.01
      if (deep < rim) return bark(finish, side + y, z, sawn ? deep / rim : null)
      const straight = ((x - left) / (right - left)) * edges.width
      heartwood(finish, straight, y, z, nx, ny, nz)
      const border = rim + SAPWOOD * (1 + 0.26 * noise(side, 3, z / 240) + 0.03 * noise(x / 5, y / 20, z / 30))
      if (deep > border + 4) return
      sapwood(other, straight, y, z, nx, ny, nz)
      blend(finish, other, smoothstep(border + 4, border - 4, deep) * 0.94)
    }
  }
}

type Bark = (finish: Finish, y: number, z: number, cut: number | null) => void

/** Bark at a place along its face; `cut` where a saw went through it: 0 outside to 1 on the wood. */
function barkOf({ ridge: high, fissure }: typeof OAK, seed: number): Bark {
  const [ridges, fissures, bast] = [colour(high), colour(fissure), colour('#6f4429')]
  return (finish, y, z, cut) => {
    const flakes = noise(y / 3.4, seed, z / 9) * 0.3 + noise(y / 1.6, seed, z / 3.2) * 0.26
    const [from, to, part] = cut === null ? [fissures, ridges, ridge(y, z, seed)] : [fissures, bast, smoothstep(0.25, 0.85, cut)]
    tint(finish, mixed(from, to, part), 1 + flakes + noise(y / 40, seed, z / 160) * 0.14)
    finish.gloss = 0
  }
}

function blend(into: Finish, other: Finish, part: number): void {
  into.red += (other.red - into.red) * part
  into.green += (other.green - into.green) * part
  into.blue += (other.blue - into.blue) * part
}
