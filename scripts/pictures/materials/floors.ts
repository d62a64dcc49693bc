import { noise, scatter, smoothstep } from '../studio/noise.ts'
import type { Material } from '../studio/scene.ts'

/** Planks laid end to end along z and staggered, `width` × `long` mm, each its own piece, joints darkened by `depth`. */
export function planked(piece: Material, width: number, long: number, depth = 0.5): Material {
  return (fineness) => {
    const surface = piece(fineness)
    return (finish, x, y, z, nx, ny, nz) => {
      const row = Math.floor(x / width)
      const start = scatter(row, 41) * long
      const plank = Math.floor((z + start) / long)
      const shift = scatter(row, plank + 7)
      surface(finish, x - row * width + shift * 900, y + shift * 40, z + shift * 4000, nx, ny, nz)
      const aside = Math.min(x - row * width, (row + 1) * width - x)
      const ahead = Math.min(z + start - plank * long, (plank + 1) * long - z - start)
      const joint = smoothstep(Math.max(2.2, fineness), 0, Math.min(aside, ahead))
      const shade = (0.9 + 0.2 * shift) * (1 - depth * joint)
      finish.red *= shade
      finish.green *= shade
      finish.blue *= shade
    }
  }
}

/** Short planks laid zigzag. */
export function herringbone(piece: Material, width: number): Material {
  const ratio = 5
  return (fineness) => {
    const surface = piece(fineness)
    return (finish, x, y, z, nx, ny, nz) => {
      const [u, v] = [(x + z) * Math.SQRT1_2, (z - x) * Math.SQRT1_2]
      const [column, row] = [Math.floor(u / width), Math.floor(v / width)]
      const phase = (((column - row) % (2 * ratio)) + 2 * ratio) % (2 * ratio)
      const lengthwise = phase < ratio
      const along = lengthwise ? u - (column - phase) * width : v - (row - (2 * ratio - 1 - phase)) * width
      const across = lengthwise ? v - row * width : u - column * width
      const name = lengthwise ? row * 131 + (column - phase) : column * 177 + (row - (2 * ratio - 1 - phase)) + 9000
      const shift = scatter(name, 12)
      surface(finish, across + shift * 700, y, along + shift * 5000, nx, ny, nz)
      const joint = smoothstep(Math.max(1.8, fineness), 0, Math.min(across, width - across, along, ratio * width - along))
      const shade = (0.86 + 0.26 * shift) * (1 - 0.5 * joint) * (1 + noise(x / 900, 1, z / 900) * 0.02)
      finish.red *= shade
      finish.green *= shade
      finish.blue *= shade
    }
  }
}
