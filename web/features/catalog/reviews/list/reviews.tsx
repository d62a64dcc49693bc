import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { ReviewsViewFragment } from '#schema/generated/operations.ts'
import { SecondaryButton } from '../../../../components/button.tsx'
import { DateTime } from '../../../../components/date-time.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { Rating } from '../../../../components/rating/rating.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { late } from '../../../../late/late.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { REVIEW_SORTS, reviewQuery, reviewVariables } from '../review-sort.ts'
import styles from '../reviews.module.css'

interface ReviewsProps {
  readonly productId: string
  /** Null if they could not be loaded. */
  readonly reviews: ReviewsViewFragment | null
}

/** Customer reviews: average, distribution of ratings, and the latest texts. */
export function Reviews({ productId, reviews }: ReviewsProps) {
  const words = useMessages('product').reviews
  const { figure } = useFormat()
  const takesReviews = !useShop().lacks?.includes('reviews')
  if (!takesReviews && reviews?.total === 0) return null
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
          <div className={styles.texts}>
            {reviews.total > 1 && <SortLinks />}
            <ul className={styles.list}>
              {reviews.items.map(({ id, title, detail, nickname, rating, createdAt }) => (
                <li key={id}>
                  <article>
                    {rating !== null && <Rating rating={rating} />}
                    <h3>{title}</h3>
                    <p>{detail}</p>
                    <p className={styles.quiet}>
                      {words.by(nickname)}, <DateTime at={createdAt} />
                    </p>
                  </article>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {takesReviews && (
        <p>
          <WriteButton productId={productId} />
        </p>
      )}
    </section>
  )
}

/** The number of ratings with five stars down to one. */
function Distribution({ counts }: { readonly counts: readonly number[] }) {
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

const WriteReview = late(async () => (await import('../form/index.ts')).WriteReview, ['product', 'account', 'forms'])

function WriteButton({ productId }: { readonly productId: string }) {
  const words = useMessages('product').reviews
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SecondaryButton onClick={() => setOpen(true)}>{words.write}</SecondaryButton>
      {isOpen && (
        <Suspense>
          <WriteReview productId={productId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const SORTS = ['newest', 'highest', 'lowest'] as const

/** Links to the sort orders of the reviews. Without JavaScript, they reload the page at its reviews. */
function SortLinks() {
  const words = useMessages('product').reviews
  const { pathname, search } = useLocation()
  const { reviewSort = 'NEWEST' } = reviewVariables(search)
  return (
    <nav className={styles.sort} aria-label={words.sort}>
      {SORTS.map((sort) => (
        <Link
          key={sort}
          to={`${pathname}${reviewQuery(search, sort)}#reviews`}
          aria-current={REVIEW_SORTS[sort] === reviewSort || undefined}
          replace
          preventScrollReset
        >
          {words.sortBy[sort]}
        </Link>
      ))}
    </nav>
  )
}
