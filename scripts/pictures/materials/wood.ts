import type { Colour } from '../studio/colour.ts'
import { colour } from '../studio/colour.ts'
import { noise, scatter, smoothstep, waver } from '../studio/noise.ts'
import type { Material } from '../studio/scene.ts'

/** How a species looks. Strengths are 0 to 1. */
export interface Species {
  early: string
  late: string
  /** colour of pores and knots */
  dark: string
  /** mm from one year to the next */
  ring: number
  /** how strongly late wood stands out */
  contrast: number
  /** how abruptly a year ends: 1 gentle, 6 abrupt */
  edge: number
  /** open pores, and whether they crowd in early wood */
  pores: number
  ringPorous?: boolean
  /** bright flecks across the grain */
  rays?: number
  /** bands that turn with the light */
  ribbon?: number
  knots?: number
  gloss?: number
}

/** Which part of the log a piece was cut from: the heart lies this far from its corner, in mm. */
export interface Cut {
  x: number
  y: number
  seed: number
}

/** Solid wood that grows along the part's z axis. */
export function wood(species: Species, cut: Cut): Material {
  const [early, late, dark] = [colour(species.early), colour(species.late), colour(species.dark)]
  const end: Colour = [0.7, 0.64, 0.58]
  const shift = cut.seed * 37.7
  return (fineness) => {
    const fibre = Math.max(0.5, fineness * 1.3)
    const pore = Math.max(0.34, fineness * 1.15)
    const streak = 42 * Math.max(1, pore * 1.4)
    const ring = Math.max(species.ring, fineness * 5)
    const contrast = species.contrast * (species.ring / ring) ** 0.55
    const shade = 0.93 + 0.13 * scatter(cut.seed, 77)
    return (finish, x, y, z, _nx, _ny, nz) => {
      const along = z + shift * 11
      const slow = noise((x + shift) / 110, y / 110, along / 520)
      const lean = noise(x / 60, (y + shift) / 60, along / 210)
      const fine = noise(x / 7, y / 7, along / 90)
      let rx = x - cut.x + slow * 26 + z * 0.012
      const ry = y - cut.y + lean * 9 + fine * 0.7 + waver(along / 330, cut.seed) * 14
      let swirl = 0
      if (species.knots) {
        const knot = knotAt(x, y, z, cut.seed, species.knots, rx, Math.abs(ry))
        swirl = knot
        rx += knot * 14
      }
      const radius = Math.sqrt(rx * rx + ry * ry)
      const year = radius / ring + waver(radius / (ring * 7), 5) * 1.6
      const part = year - Math.floor(year)
      const thick = 0.75 + 0.25 * scatter(year, 9)
      const lateness = part ** species.edge * smoothstep(1, 0.93, part) * thick
      const tone = lateness * contrast + slow * 0.1 + lean * 0.06
      const threads =
        noise(x / fibre, y / fibre, along / 45) * 0.05 + noise(x / (fibre * 3.1), y / (fibre * 3.1), along / 140) * 0.055
      let light = shade + threads + slow * 0.05
      const across = Math.abs(nz)
      if (species.ribbon) light += species.ribbon * 0.16 * Math.sin(rx / 9 + slow * 3 + fine) * (1 - across)
      let stain = 0
      if (species.pores) {
        const crowd = species.ringPorous ? smoothstep(0.42, 0.05, Math.abs(part - 0.12)) : 0.55
        const open = noise(x / pore, y / pore, along / streak)
        stain = species.pores * smoothstep(0.3, 0.75, open + crowd * 0.3 - 0.14) * (0.35 + 0.65 * crowd)
      }
      if (species.rays) {
        const angle = Math.atan2(ry, rx) * 60
        const fleck = smoothstep(
          0.42,
          0.85,
          noise(angle / Math.max(1.4, fineness * 2), radius / 22, along / Math.max(7, fineness * 5)),
        )
        light += species.rays * fleck * 0.05 * (1 - across * 0.4)
      }
      const heart = smoothstep(0.35, 1, swirl)
      const deep = Math.min(1, stain + heart * 0.75)
      const endness = smoothstep(0.5, 0.95, across)
      const red = early[0] + (late[0] - early[0]) * tone
      const green = early[1] + (late[1] - early[1]) * tone
      const blue = early[2] + (late[2] - early[2]) * tone
      finish.red = (red + (dark[0] - red) * deep) * light * (1 + (end[0] - 1) * endness)
      finish.green = (green + (dark[1] - green) * deep) * light * (1 + (end[1] - 1) * endness)
      finish.blue = (blue + (dark[2] - blue) * deep) * light * (1 + (end[2] - 1) * endness)
      finish.gloss = (species.gloss ?? 0.25) * (1 - endness) * (0.85 + 0.3 * lateness)
      finish.tightness = 14
    }
  }
}

/** How much a place belongs to a knot, 0 to 1 and beyond its rim a little. Knots grow from the heart outwards. */
function knotAt(x: number, y: number, z: number, seed: number, density: number, rx: number, ry: number): number {
  const spacing = 240 / density
  const cell = Math.round(z / spacing)
  let strongest = 0
  for (let near = cell - 1; near <= cell + 1; near++) {
    const at = near * spacing + (scatter(near, seed + 1) - 0.5) * spacing * 0.8
    const turn = (scatter(near, seed + 2) - 0.5) * 1.3 + Math.PI / 2
    const size = 4 + 9 * scatter(near, seed + 3) ** 2
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    const out = rx * dx + ry * dy
    if (out < 0) continue
    const aside = rx * dy - ry * dx
    const climb = (z - at - out * 0.12) * 0.62
    const far = Math.sqrt(aside * aside + climb * climb) / (size * (0.6 + out * 0.006))
    const rim = far + noise(x / 6, y / 6, z / 6) * 0.12
    strongest = Math.max(strongest, Math.exp(-rim * rim * 0.75))
  }
  return strongest
}
