import { useFormat, useMessages } from '../../messages/use-messages.tsx'
import styles from './rating.module.css'

interface RatingProps {
  readonly rating: number
  /** Number of reviews, shown beside the stars. */
  readonly count?: number
}

/** A rating from 1 to 5 as stars, rounded to halves. */
export function Rating({ rating, count }: RatingProps) {
  const words = useMessages('catalog')
  const { figure } = useFormat()
  const text = count === undefined ? words.rating(rating) : words.rated({ rating, count })
  return (
    <span className={styles.rating} role="img" aria-label={text}>
      <svg className={styles.stars} viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${Math.round(rating * 2)}v1H0z`} />
      </svg>
      {count !== undefined && (
        <span className={styles.count}>
          <span className={styles.value}>{figure(rating)} </span>({figure(count)})
        </span>
      )}
    </span>
  )
}
