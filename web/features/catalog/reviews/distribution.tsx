import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './reviews.module.css'

/** The number of ratings with five stars down to one. */
export function Distribution({ counts }: { readonly counts: readonly number[] }) {
  const words = useMessages('product').reviews
  const total = counts.reduce((sum, count) => sum + count, 0)
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).reverse()
  return (
    <ul className={styles.distribution}>
      {rows.map(({ stars, count }) => (
        <li key={stars}>
          <span>{words.stars(stars)}</span>
          <meter min={0} max={Math.max(total, 1)} value={count} aria-label={words.stars(stars)}>
            {count}
          </meter>
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  )
}
