import { type RefObject, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ListingViewFragment, ProductCardFragment } from '#schema/generated/operations.ts'
import { Link } from '../../../components/links/link.tsx'
import { late } from '../../../late/late.tsx'
import { useNear } from '../../../late/use-near.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { QuickAdd } from '../../buying/cart/index.ts'
import { ProductGrid } from '../product-card/index.ts'
import { layoutChoice } from './layout-choice.ts'
import { type ListingState, listingQuery } from './listing-url.ts'
import styles from './results.module.css'
import { PRODUCTS_ID } from './skip-facets.tsx'
import { type ListingSource, useMoreProducts } from './use-more-products.ts'

const LateRowAdd = late(async () => (await import('./rows/row-add.tsx')).RowAdd)

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
  const { products, end, hasNext, status, loadMore, fetchAhead } = useMoreProducts(listing, state, source)
  // The style sheet turns cards into rows, so rows are painted before React renders their quantity fields.
  const isRows = useDeferredValue(layoutChoice.useChoice()) === 'rows'
  const results = useRef<HTMLElement>(null)
  const added = useAddedProducts(results, products.length)
  const { offset, first } = listing.pageInfo
  const isWhole = offset === 0 && listing.items.length === listing.total
  const pagePath = (page: number) => pathname + listingQuery({ ...state, page })
  const cards = { isFirstView: true, canBeRows: true, ...(isRows && { Add: RowAdd }) }
  const skeletons = status === 'loading' ? Math.min(listing.total - end, MOST_SKELETONS) : 0
  const nextPage = pagePath(Math.floor(end / first) + 1)
  return (
    <section ref={results} id={PRODUCTS_ID} className={styles.results} aria-label={words.products} tabIndex={-1}>
      {offset > 0 && (
        <Link className={`${button.secondary} ${styles.step}`} to={pagePath(state.page - 1)}>
          {words.earlier}
        </Link>
      )}
      <ProductGrid {...cards} products={products} skeletons={skeletons} />
      {!isWhole && (
        <div className={styles.more}>
          <p role="status" className={styles.progress}>
            {status === 'loading' && <span className="visually-hidden">{words.loading} </span>}
            {end > offset + listing.items.length && (
              <span className="visually-hidden">{words.shown({ from: added.from(offset), to: end, total: listing.total })} </span>
            )}
            <span>
              {offset > 0
                ? words.range({ from: offset + 1, to: end, total: listing.total })
                : words.progress({ shown: end, total: listing.total })}
            </span>
          </p>
          <progress className={styles.bar} value={end} max={listing.total} aria-hidden="true" />
          {status === 'failed' && (
            <p role="alert" className={styles.failed}>
              {words.failed}
            </p>
          )}
          {hasNext && <ScrollSentinel key={nextPage} onNear={fetchAhead} />}
          {hasNext && (
            <Link
              className={`${button.secondary} ${styles.step}`}
              to={nextPage}
              data-no-prefetch
              aria-disabled={status === 'loading' || undefined}
              onClick={async (event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                if (status === 'loading') return
                added.expect()
                await loadMore()
              }}
            >
              {words.loadMore}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}

/** Adds a product from a row of a list. Shows no quantity until the code has loaded. @source LIST-30 */
function RowAdd({ product }: { readonly product: ProductCardFragment }) {
  return (
    <Suspense fallback={<QuickAdd product={product} />}>
      <LateRowAdd product={product} />
    </Suspense>
  )
}

/** Calls back once when it is about to scroll into view. @source LIST-21 */
function ScrollSentinel({ onNear }: { readonly onNear: () => void }) {
  const { ref, isNear } = useNear()
  useEffect(() => {
    if (isNear) onNear()
  }, [isNear, onNear])
  return <span ref={ref} />
}

/** Moves the focus to the first card that a press added, so that keyboard and screen reader continue there. */
function useAddedProducts(results: RefObject<HTMLElement | null>, length: number) {
  const before = useRef<number | null>(null)
  const [first, setFirst] = useState(0)
  useEffect(() => {
    const index = before.current
    if (index === null || length <= index) return
    before.current = null
    setFirst(index)
    results.current?.querySelectorAll<HTMLElement>('article :is(h2, h3) a').item(index)?.focus()
  }, [results, length])
  return {
    expect: () => {
      before.current = length
    },
    /** Number of the first added product in the whole list. */
    from: (offset: number) => offset + first + 1,
  }
}
