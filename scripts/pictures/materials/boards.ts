import { colour, mixed } from '../studio/colour.ts'
import { noise, scatter, smoothstep } from '../studio/noise.ts'
import type { Finish, Material } from '../studio/scene.ts'

/** Veneers glued crosswise: thickness along y, face grain along z. */
export function plywood(face: string, edge: string, thickness: number, seed: number): Material {
  const [light, deep] = [colour(face), colour(edge)]
  return (fineness) => {
    const fine = Math.max(0.5, fineness)
    const plies = Math.max(3, Math.round(thickness / Math.max(1.9, fineness * 2.4) / 2) * 2 + 1)
    return (finish, x, y, z, _nx, ny) => {
      const rotary = noise((x + seed * 31) / 46, seed, z / 380) * 2.4 + noise(x / 17, seed, z / 150) * 0.5
      const figure = 0.5 + 0.5 * Math.sin(rotary * 7)
      const threads = noise(x / fine, 0.5, z / 34)
      if (Math.abs(ny) > 0.7) {
        tint(finish, light, 1 - 0.1 * figure + threads * 0.045)
      } else {
        const depth = (y / thickness) * plies
        const ply = Math.floor(depth)
        const part = depth - ply
        const glue = smoothstep(0.14, 0.02, Math.min(part, 1 - part))
        const speckle = noise(x / fine, y / (fine * 0.6), z / fine)
        const along = noise(x / 14, ply * 5.1, z / 14)
        const base = ply % 2 ? mixed(light, deep, 0.85) : mixed(light, deep, 0.12)
        tint(finish, base, (1 - 0.34 * glue) * (1 + speckle * (ply % 2 ? 0.14 : 0.06) + along * 0.08))
      }
      finish.gloss = 0.16
    }
  }
}

/** Pressed fibre: even, soft, a little darker inside. Thickness along y. */
export function fibreboard(hex: string, thickness: number): Material {
  const base = colour(hex)
  return (fineness) => {
    const fine = Math.max(0.7, fineness * 1.2)
    return (finish, x, y, z, _nx, ny) => {
      const cut = 1 - Math.abs(ny)
      const core = cut * smoothstep(0.5, 0.2, Math.abs(y / thickness - 0.5))
      const speckle = noise(x / fine, y / fine, z / fine) * 0.035 + noise(x / 9, y / 9, z / 9) * 0.02
      tint(finish, base, 1 + speckle * (1 + cut) - 0.07 * core)
      finish.gloss = 0.1
    }
  }
}

/** Chips under a smooth face of another colour. */
export function chipboard(face: string, core: string, thickness: number, gloss = 0.2): Material {
  const [outer, inner] = [colour(face), colour(core)]
  return (fineness) => {
    const chip = Math.max(1.1, fineness * 1.3)
    return (finish, x, y, z, _nx, ny) => {
      if (Math.abs(ny) > 0.7) {
        tint(finish, outer, 1 + noise(x / chip, 3, z / chip) * 0.04 + noise(x / 30, 3, z / 30) * 0.02)
        finish.gloss = gloss
        return
      }
      const coarse = smoothstep(0.5, 0.22, Math.abs(y / thickness - 0.5))
      const size = chip * (0.7 + coarse)
      const chips = noise(x / (size * 1.8), y / size, z / (size * 1.8))
      const skin = smoothstep(0.46, 0.49, Math.abs(y / thickness - 0.5))
      tint(finish, mixed(inner, outer, skin * 0.8), 1 + chips * 0.3 * (1 - skin))
      finish.gloss = 0.05
    }
  }
}

const STRAWS = ['#dfc08c', '#d3ab6c', '#c69a5a', '#e8cf9f', '#b98a4c'].map(colour)
const LAYERS = 5

/** Long strands pressed in crossing layers. Thickness along y. */
export const strandboard: Material = (fineness) => (finish, x, y, z, _nx, ny) => {
  const fine = Math.max(0.6, fineness)
  if (Math.abs(ny) <= 0.7) {
    const flake = noise(x / 26, y / 1.5, z / 26)
    const straw = STRAWS[Math.floor(scatter(y / 1.7 + flake * 2, 4) * 5)] ?? STRAWS[0]
    if (straw) tint(finish, straw, 0.86 + flake * 0.22 + noise(x / fine, y / fine, z / fine) * 0.12)
    finish.gloss = 0.05
    return
  }
  for (let layer = 0; layer < LAYERS; layer++) {
    const angle = (layer - 2) * 0.52 + 1.2 + noise(x / 120, layer, z / 120) * 0.3
    const [along, across] = [
      x * Math.cos(angle) + z * Math.sin(angle) + layer * 311,
      z * Math.cos(angle) - x * Math.sin(angle) + layer * 173,
    ]
    const row = Math.floor(across / 14 + noise(along / 50, layer, 1) * 0.3)
    const column = Math.floor(along / 68 + scatter(row, layer) * 3)
    const roll = scatter(row * 71 + column, layer + 20)
    if (roll > 0.5 && layer < LAYERS - 1) continue
    const part = across / 14 + noise(along / 50, layer, 1) * 0.3 - row
    const end = along / 68 + scatter(row, layer) * 3 - column
    const rim = Math.min(part * 3, (1 - part) * 3, end * 12, (1 - end) * 12)
    const straw = STRAWS[Math.floor(roll * 9.99) % STRAWS.length] ?? STRAWS[0]
    const threads = noise(across / fine, layer, along / 30)
    if (straw) tint(finish, straw, 0.74 + 0.28 * smoothstep(0, 0.35, rim) + threads * 0.09 + roll * 0.1)
    finish.gloss = 0.12
    return
  }
}

function tint(finish: Finish, [red, green, blue]: readonly [number, number, number], light: number): void {
  finish.red = red * light
  finish.green = green * light
  finish.blue = blue * light
}
