import { useLocation } from 'react-router'
import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { REVIEW_SORTS, reviewQuery, reviewVariables } from '../review-sort.ts'
import styles from '../reviews.module.css'

const SORTS = ['newest', 'highest', 'lowest'] as const

/** Links to the orders of the reviews. They work without scripts, where the page opens at its reviews. */
export function SortLinks() {
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
