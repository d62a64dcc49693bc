import type { Outline } from '../../studio/solids.ts'
import { arc, rounded } from '../../studio/solids.ts'

/** The cross-section of a board by its profile: width along x, thickness along y, mm. */
export function boardSection(profile: string, width: number, thickness: number): Outline {
  const w = width
  const t = thickness
  if (/tongue|matchboard|v-groove|beaded/.test(profile)) return tongued(w, t)
  if (/shiplap|loglap/.test(profile)) return shiplap(w, t)
  if (/feather/.test(profile))
    return [
      [0, 0],
      [w, 0],
      [w, t],
      [w * 0.98, t],
      [0, t * 0.42],
    ]
  if (/rainscreen|rhombus/.test(profile))
    return [
      [t * 0.28, 0],
      [w, 0],
      [w - t * 0.28, t],
      [0, t],
    ]
  if (/groove|reeded|castell/.test(profile)) return grooved(w, t)
  if (/bullnose|tread/.test(profile)) return [[0, 0], ...arc(w - t / 2, t / 2, t / 2, -90, 90, 8), [0, t]]
  if (/slat|half-round|d-mould/.test(profile))
    return [[0, 0], ...arc(w - t * 0.8, t * 0.2, t * 0.8, -14, 90, 6), ...arc(t * 0.8, t * 0.2, t * 0.8, 90, 194, 6)]
  if (/square|sawn/.test(profile)) return rounded(w, t, 0.5, 1)
  return rounded(w, t, Math.min(2.2, t * 0.12), 2)
}

/** Grooves along the upper face, for grip. */
function grooved(w: number, t: number): Outline {
  const count = Math.max(4, Math.round(w / 11))
  const pitch = (w - 8) / count
  const depth = Math.min(2.6, t * 0.11)
  const top = Array.from({ length: count }, (_, index): [number, number][] => {
    const right = w - 4 - index * pitch
    return [
      [right - pitch * 0.2, t],
      [right - pitch * 0.36, t - depth],
      [right - pitch * 0.64, t - depth],
      [right - pitch * 0.8, t],
    ]
  })
  return [
    ...arc(3, 3, 3, 180, 270, 2),
    ...arc(w - 3, 3, 3, 270, 360, 2),
    ...arc(w - 3, t - 3, 3, 0, 90, 2),
    ...top.flat(),
    ...arc(3, t - 3, 3, 90, 180, 2),
  ]
}

function tongued(w: number, t: number): Outline {
  const tongue = Math.min(6, t * 0.4)
  const [low, high] = [t * 0.34, t * 0.62]
  const bevel = t * 0.18
  return [
    [0, 0],
    [w - tongue, 0],
    [w - tongue, low],
    [w, low + 0.5],
    [w, high - 0.5],
    [w - tongue, high],
    [w - tongue, t - bevel],
    [w - tongue - bevel, t],
    [bevel, t],
    [0, t - bevel],
    [0, high],
    [tongue, high],
    [tongue, low],
    [0, low],
  ]
}

function shiplap(w: number, t: number): Outline {
  return [
    [0, 0],
    [w, 0],
    [w, t * 0.52],
    [w - 9, t * 0.52],
    [w - 9, t],
    [w * 0.24, t],
    ...arc(w * 0.24 - 8, t + 12, 14, -50, -105, 5),
    [0, t * 0.42],
  ]
}
