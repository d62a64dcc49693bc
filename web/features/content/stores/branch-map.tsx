import type { BranchMap as Drawing, MapPoint } from '#schema/rules/delivery/branch.types.ts'
import styles from './stores.module.css'

interface BranchMapProps {
  readonly map: Drawing
  readonly label: string
  /** Name of the branch, written beside its mark. */
  readonly name: string
}

/** A drawing of the roads around a branch. It is part of the page, so that no map service learns who looks at it. */
export function BranchMap({ map: { at, roads, water }, label, name }: BranchMapProps) {
  const [x, y] = at
  const isRight = x > 55
  return (
    <svg className={styles.map} viewBox="0 0 100 60" role="img" aria-label={label}>
      {water.map((points) => (
        <polyline key={toText(points)} className={styles.water} points={toText(points)} />
      ))}
      {roads.map(({ points }) => (
        <polyline key={toText(points)} className={styles.kerb} points={toText(points)} />
      ))}
      {roads.map(({ points }) => (
        <polyline key={toText(points)} className={styles.road} points={toText(points)} />
      ))}
      {roads.map(({ name: road, points }) => {
        if (road === null) return null
        const place = labelPlace(points)
        return (
          <text
            key={toText(points)}
            className={styles.roadName}
            transform={`translate(${place.x} ${place.y}) rotate(${place.degrees})`}
          >
            {road}
          </text>
        )
      })}
      <path className={styles.mark} d={`M${x} ${y}c-2.2-3.2-3.6-4.6-3.6-6.6a3.6 3.6 0 0 1 7.2 0c0 2-1.4 3.4-3.6 6.6Z`} />
      <text className={styles.markName} x={isRight ? x - 5 : x + 5} y={y - 5.4} textAnchor={isRight ? 'end' : 'start'}>
        {name}
      </text>
    </svg>
  )
}

const toText = (points: readonly MapPoint[]) => points.join(' ')

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
