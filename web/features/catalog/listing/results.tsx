import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { ListingViewFragment } from '#schema/generated/operations.ts'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { ProductGrid } from '../product-card/index.ts'
import { type ListingState, listingQuery } from './listing-url.ts'
import styles from './results.module.css'
import { type ListingSource, useMoreProducts } from './use-more-products.ts'

const MOST_SKELETONS = 8

interface ResultsProps {
  readonly listing: ListingViewFragment
  readonly state: ListingState
  readonly source: ListingSource
}

/** The products, and a link to the next page that loads more products in place after hydration. */
export function Results({ listing, state, source }: ResultsProps) {
  const words = useMessages('listing')
  const { pathname } = useLocation()
  const { products, end, hasNext, status, loadMore } = useMoreProducts(listing, state, source)
  const progress = useRef<HTMLParagraphElement>(null)
  const { offset, first } = listing.pageInfo
  const pagePath = (page: number) => pathname + listingQuery({ ...state, page })
  return (
    <div className={styles.results}>
      {offset > 0 && (
        <Link className={`${button.secondary} ${styles.step}`} to={pagePath(state.page - 1)}>
          {words.earlier}
        </Link>
      )}
      <ProductGrid
        products={products}
        isFirstView
        skeletons={status === 'loading' ? Math.min(listing.total - end, MOST_SKELETONS) : 0}
      />
      <div className={styles.more}>
        <p ref={progress} role="status" tabIndex={-1} className={styles.progress}>
          {status === 'loading' && <span className="visually-hidden">{words.loading} </span>}
          {offset > 0 ? words.range(offset + 1, end, listing.total) : words.progress(end, listing.total)}
        </p>
        <progress className={styles.bar} value={end} max={listing.total} aria-hidden="true" />
        {status === 'failed' && <p role="alert">{words.failed}</p>}
        {hasNext && (
          <Link
            className={`${button.secondary} ${styles.step}`}
            to={pagePath(Math.floor(end / first) + 1)}
            data-no-prefetch
            aria-disabled={status === 'loading' || undefined}
            onClick={async (event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              if (status === 'loading') return
              await loadMore()
              if (end + first >= listing.total) progress.current?.focus()
            }}
          >
            {words.loadMore}
          </Link>
        )}
      </div>
    </div>
  )
}
