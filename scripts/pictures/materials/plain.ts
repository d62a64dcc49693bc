import type { Colour } from '../studio/colour.ts'
import { colour, mixed } from '../studio/colour.ts'
import { noise, scatter, smoothstep } from '../studio/noise.ts'
import type { Finish, Material } from '../studio/scene.ts'

/** Writes a colour, lightened or darkened. */
export function tint(finish: Finish, [red, green, blue]: Colour, light = 1): void {
  finish.red = red * light
  finish.green = green * light
  finish.blue = blue * light
}

/** Paint, lacquer, plastic: one colour. */
export function coat(hex: string, gloss = 0.3, tightness = 24): Material {
  const base = colour(hex)
  return () => (finish, x, y, z) => {
    tint(finish, base, 1 + noise(x / 40, y / 40, z / 40) * 0.012)
    finish.gloss = gloss
    finish.tightness = tightness
  }
}

/** True for the faces of a piece that were sawn after it was primed, by their normal. */
type Sawn = (nx: number, ny: number, nz: number) => boolean

/** Primer: white, matt and a little warm, over a core that shows where the piece was sawn. */
export function primed(core: Material, sawn: Sawn): Material {
  const base = colour('#eeebe4')
  return (fineness) => {
    const inside = core(fineness)
    const spray = Math.max(1.2, fineness)
    return (finish, x, y, z, nx, ny, nz) => {
      if (sawn(nx, ny, nz)) return inside(finish, x, y, z, nx, ny, nz)
      tint(finish, base, 1 + noise(x / 60, y / 60, z / 60) * 0.008 + noise(x / spray, y / spray, z / spray) * 0.012)
      finish.gloss = 0.1
      finish.tightness = 10
    }
  }
}

/** Metal, brushed along z when `brushed`. */
export function metal(hex: string, { brushed = 0.04, tightness = 40, gloss = 0.6 } = {}): Material {
  const base = colour(hex)
  return (fineness) => (finish, x, y, z) => {
    const line = noise(x / Math.max(0.2, fineness), y / Math.max(0.2, fineness), z / 20)
    tint(finish, base, 1 + line * brushed)
    finish.metal = 1
    finish.gloss = gloss
    finish.tightness = tightness
  }
}

/** Zinc from the dip: grey with pale crystals. */
export const galvanised: Material = () => (finish, x, y, z) => {
  const crystal = scatter(x / 7 + noise(x / 5, y / 5, z / 5) * 2, Math.floor(y / 7 + noise(z / 5, x / 5, y / 5) * 2))
  tint(finish, [0.5, 0.52, 0.54], 0.85 + crystal * 0.25)
  finish.metal = 0.85
  finish.gloss = 0.4
}

/** Grains of abrasive bonded to a backing. */
export function grit(hex: string, coarse: number): Material {
  const base = colour(hex)
  return (fineness) => (finish, x, y, z) => {
    const size = Math.max(coarse, fineness * 1.1)
    const grain = noise(x / size, y / size, z / size)
    tint(finish, base, 1 + grain * 0.42)
    finish.gloss = smoothstep(0.5, 0.9, grain) * 0.7
    finish.tightness = 8
  }
}

/** Mineral wool: laid fibres, tufted. */
export function wool(hex: string): Material {
  const base = colour(hex)
  return (fineness) => (finish, x, y, z) => {
    const fine = Math.max(1.4, fineness * 1.2)
    const tufts = noise(x / 34, y / 13, z / 34) * 0.16 + noise(x / 11, y / 5, z / 11) * 0.14
    const fibres = noise(x / (fine * 4), y / fine, z / (fine * 4)) * 0.2
    tint(finish, base, 0.94 + tufts + fibres)
  }
}

/** Foam: even, finely pored. */
export function foam(hex: string): Material {
  const base = colour(hex)
  return (fineness) => (finish, x, y, z) => {
    const pore = Math.max(1, fineness)
    tint(finish, base, 1 + noise(x / pore, y / pore, z / pore) * 0.07)
  }
}

/** Foil with a faint quilt. */
export const foil: Material = () => (finish, x, _y, z) => {
  const crinkle = noise(x / 16, 1, z / 16) * 0.1 + noise(x / 5, 2, z / 5) * 0.06
  tint(finish, [0.66, 0.67, 0.69], 0.95 + crinkle)
  finish.metal = 0.75
  finish.gloss = 0.5
  finish.tightness = 20
}

/** A painted wall. */
export function plaster(hex: string): Material {
  const base = colour(hex)
  return () => (finish, x, y, z) => {
    tint(finish, base, 1 + noise(x / 420, y / 420, z / 420) * 0.025 + noise(x / 7, y / 7, z / 7) * 0.012)
  }
}

/** Lawn, seen from above. */
export const grass: Material = (fineness) => (finish, x, y, z) => {
  const blade = Math.max(5, fineness * 1.3)
  const tufts = noise(x / blade, y / blade, z / (blade * 2.4)) * 0.3 + noise(x / 120, y / 120, z / 120) * 0.2
  tint(finish, [0.11, 0.19, 0.05], 1.05 + tufts)
}

/** Leaves in the light. */
export function leaves(hex: string): Material {
  const base = colour(hex)
  const sun = mixed(base, colour('#c9d48a'), 0.35)
  return (fineness) => (finish, x, y, z) => {
    const leaf = Math.max(9, fineness * 1.5)
    const light = noise(x / leaf, y / leaf, z / leaf)
    tint(finish, light > 0.1 ? sun : base, 0.8 + light * 0.55)
  }
}

/** Concrete or stone paving. */
export function stone(hex: string): Material {
  const base = colour(hex)
  return (fineness) => (finish, x, y, z) => {
    const fine = Math.max(2, fineness)
    tint(finish, base, 1 + noise(x / 90, y / 90, z / 90) * 0.08 + noise(x / fine, y / fine, z / fine) * 0.06)
  }
}
