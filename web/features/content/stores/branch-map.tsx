import type { BranchMap as Drawing, MapPoint } from '#schema/rules/delivery/branch.types.ts'
import { labelPlace } from './label-place.ts'
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
