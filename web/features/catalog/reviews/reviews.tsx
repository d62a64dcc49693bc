import type { ReviewsViewFragment } from '#schema/generated/operations.ts'
import { Moment } from '../../../components/moment.tsx'
import { Rating } from '../../../components/rating.tsx'
import { useFormat, useMessages } from '../../../messages/use-messages.tsx'
import { Distribution } from './distribution.tsx'
import styles from './reviews.module.css'
import { WriteButton } from './write-button.tsx'

interface ReviewsProps {
  readonly productId: string
  /** Null if they could not be loaded. */
  readonly reviews: ReviewsViewFragment | null
}

/** Customer reviews: average, distribution of ratings, and the latest texts. */
export function Reviews({ productId, reviews }: ReviewsProps) {
  const words = useMessages('product').reviews
  const { figure } = useFormat()
  return (
    <section className={styles.reviews} id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{words.title}</h2>
      {!reviews && <p className={styles.quiet}>{words.unavailable}</p>}
      {reviews?.total === 0 && <p className={styles.quiet}>{words.none}</p>}
      {reviews && reviews.total > 0 && (
        <div className={styles.columns}>
          {reviews.averageRating !== null && (
            <div className={styles.summary}>
              <p className={styles.average}>
                <span className={styles.figure}>{figure(reviews.averageRating)}</span>
                <Rating rating={reviews.averageRating} />
              </p>
              <p className={styles.quiet}>{words.count(reviews.total)}</p>
              <Distribution counts={reviews.distribution} />
            </div>
          )}
          <ul className={styles.list}>
            {reviews.items.map(({ id, title, detail, nickname, rating, createdAt }) => (
              <li key={id}>
                <article>
                  {rating !== null && <Rating rating={rating} />}
                  <h3>{title}</h3>
                  <p>{detail}</p>
                  <p className={styles.quiet}>
                    {words.by(nickname)}, <Moment at={createdAt} />
                  </p>
                </article>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <WriteButton productId={productId} />
      </p>
    </section>
  )
}
