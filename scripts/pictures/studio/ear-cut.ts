import type { Vec } from './vector.ts'
import { cross, dot, minus, scaled, unit } from './vector.ts'

type Flat = readonly [number, number]

/** Triangles, as point numbers, that fill a flat outline without holes; turning the same way as the outline. */
export function earCut(outline: readonly Vec[]): [number, number, number][] {
  const flat = flattened(outline)
  const left = outline.map((_, index) => index)
  const ears: [number, number, number][] = []
  let guard = left.length * left.length
  while (left.length > 3 && guard-- > 0) {
    const ear = left.findIndex((_, index) => isEar(flat, left, index))
    const at = Math.max(0, ear)
    ears.push(corner(left, at))
    left.splice(at, 1)
  }
  if (left.length === 3) ears.push(corner(left, 1))
  return ears
}

function corner(left: readonly number[], at: number): [number, number, number] {
  const count = left.length
  return [left[(at + count - 1) % count] ?? 0, left[at] ?? 0, left[(at + 1) % count] ?? 0]
}

function isEar(flat: readonly Flat[], left: readonly number[], at: number): boolean {
  const [i, j, k] = corner(left, at)
  const [a, b, c] = [flat[i], flat[j], flat[k]]
  if (!a || !b || !c || side(a, b, c) <= 1e-9) return false
  return left.every((index) => {
    const p = flat[index]
    if (!p || index === i || index === j || index === k) return true
    return side(a, b, p) < 0 || side(b, c, p) < 0 || side(c, a, p) < 0
  })
}

const side = (a: Flat, b: Flat, c: Flat) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

function flattened(outline: readonly Vec[]): Flat[] {
  const start = outline[0] ?? [0, 0, 0]
  let area: Vec = [0, 0, 0]
  for (let index = 1; index + 1 < outline.length; index++) {
    const one = cross(minus(outline[index] ?? start, start), minus(outline[index + 1] ?? start, start))
    area = [area[0] + one[0], area[1] + one[1], area[2] + one[2]]
  }
  const up = unit(area)
  const helper: Vec = Math.abs(up[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  const right = unit(minus(helper, scaled(up, dot(helper, up))))
  const ahead = cross(up, right)
  return outline.map((point) => [dot(point, right), dot(point, ahead)])
}
