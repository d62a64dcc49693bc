const ACROSS = 374761393
const UP = 668265263
const ALONG = 1440662683

const value = (hash: number) => {
  const mixed = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) | 0) * 4.656612873e-10
}

/** Smooth noise in space, -1 to 1, features about one unit wide. The same everywhere, always. */
export function noise(x: number, y: number, z: number): number {
  const cx = Math.floor(x)
  const cy = Math.floor(y)
  const cz = Math.floor(z)
  const fx = x - cx
  const fy = y - cy
  const fz = z - cz
  const sx = fx * fx * (3 - 2 * fx)
  const sy = fy * fy * (3 - 2 * fy)
  const sz = fz * fz * (3 - 2 * fz)
  const x0 = Math.imul(cx, ACROSS)
  const x1 = (x0 + ACROSS) | 0
  const y0 = Math.imul(cy, UP)
  const y1 = (y0 + UP) | 0
  const z0 = Math.imul(cz, ALONG)
  const z1 = (z0 + ALONG) | 0
  const a = value(x0 ^ y0 ^ z0)
  const b = value(x1 ^ y0 ^ z0)
  const c = value(x0 ^ y1 ^ z0)
  const d = value(x1 ^ y1 ^ z0)
  const e = value(x0 ^ y0 ^ z1)
  const f = value(x1 ^ y0 ^ z1)
  const g = value(x0 ^ y1 ^ z1)
  const h = value(x1 ^ y1 ^ z1)
  const near = a + (b - a) * sx + (c - a + (a - b - c + d) * sx) * sy
  const far = e + (f - e) * sx + (g - e + (e - f - g + h) * sx) * sy
  return near + (far - near) * sz
}

/** Smooth noise along a line, -1 to 1. */
export function waver(x: number, row = 0): number {
  const cell = Math.floor(x)
  const part = x - cell
  const start = Math.imul(cell, ACROSS) ^ Math.imul(row, UP)
  const a = value(start)
  const b = value(Math.imul(cell + 1, ACROSS) ^ Math.imul(row, UP))
  return a + (b - a) * part * part * (3 - 2 * part)
}

/** One unrelated value per whole number, 0 to 1. */
export const scatter = (index: number, row = 0): number =>
  value(Math.imul(Math.floor(index) + 17, ACROSS) ^ Math.imul(row + 3, UP)) * 0.5 + 0.5

/** A repeatable stream of values from 0 to 1. */
export function sequence(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, x: number): number {
  const part = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return part * part * (3 - 2 * part)
}
