import type { MapPoint } from '#schema/rules/delivery/branch.types.ts'

/** The place of a road's name: in the middle of its longest straight, turned with it and never upside down. */
export function labelPlace(points: readonly MapPoint[]): { readonly x: number; readonly y: number; readonly degrees: number } {
  const straights = points.slice(1).map((to, i) => ({ from: points[i] ?? to, to }))
  const length = ({ from, to }: (typeof straights)[number]) => Math.hypot(to[0] - from[0], to[1] - from[1])
  const longest = straights.toSorted((a, b) => length(b) - length(a))[0]
  if (!longest) return { x: 0, y: 0, degrees: 0 }
  const { from, to } = longest
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const upright = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees
  return { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, degrees: Math.round(upright * 10) / 10 }
}
