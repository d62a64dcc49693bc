import { useMessages } from '../messages/use-messages.tsx'
import styles from './rating.module.css'

const STARS = [1, 2, 3, 4, 5]

/** A rating from 1 to 5 as stars, rounded to halves. */
export function Rating({ rating }: { readonly rating: number }) {
  const words = useMessages('catalog')
  return (
    <span className={styles.rating} role="img" aria-label={words.rating(rating)}>
      {STARS.map((star) => (
        <span
          key={star}
          className={styles.star}
          data-fill={rating >= star - 0.25 ? 'full' : rating >= star - 0.75 ? 'half' : 'none'}
        />
      ))}
    </span>
  )
}
