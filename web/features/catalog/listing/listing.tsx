import { Suspense, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ListingViewFragment, ProductCardFragment } from '#schema/generated/operations.ts'
import { Icon } from '../../../components/icon.tsx'
import { runAfterPaint } from '../../../late/idle.ts'
import { late } from '../../../late/late.tsx'
import { countText } from '../../../messages/product-count.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { ProductGrid } from '../product-card/index.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { layoutChoice } from './layout-choice.ts'
import switchStyles from './layout-switch.module.css'
import styles from './listing.module.css'
import { type ListingState, listingQuery, readListing, supportedChoices } from './listing-url.ts'
import { Results } from './results.tsx'
import { SkipFacets } from './skip-facets.tsx'
import { SortSelect } from './sort-select.tsx'
import type { ListingSource } from './use-more-products.ts'
import { VatNote } from './vat-note.tsx'

interface ListingProps {
  /** Null if it could not be loaded. */
  readonly listing: ListingViewFragment | null
  readonly source: ListingSource
  /** Whether the page answers the search above the products, so that the products need not match it. */
  readonly isAnswered?: boolean
  /** Similar products, shown below the full matches of a search. */
  readonly similar?: readonly ProductCardFragment[]
}

/** A listing with filters, sort order and 'load more'. Its state is in the URL. */
export function Listing({ listing, source, isAnswered = false, similar = [] }: ListingProps) {
  const words = useMessages('listing')
  const { key } = useLocation()
  const { current, state, choose } = useListingState(listing)
  if (!listing) return <EmptyListing state={current} reason="no products" />
  const hasFacets = listing.facets.some(({ values }) => values.length > 0)
  return (
    <div className={styles.listing} data-facets={hasFacets || undefined}>
      {hasFacets && (
        <aside className={styles.facets} aria-label={words.filters}>
          {listing.items.length > 0 && <SkipFacets />}
          <FacetPanel facets={listing.facets} state={state} onChoose={choose} />
        </aside>
      )}
      <div className={styles.main} aria-busy={state !== current}>
        <div className={styles.toolbar}>
          <div className={styles.count}>
            <p role="status">{countText(listing, isAnswered, words)}</p>
            {listing.items.length > 0 && <VatNote />}
          </div>
          <LayoutSwitch />
          {hasFacets && <FilterButton listing={listing} state={state} onChoose={choose} />}
          <SortSelect state={state} sort={listing.sort} sorts={listing.sorts} onChoose={choose} />
        </div>
        <AppliedFilters applied={listing.appliedFilters} state={current} />
        {listing.items.length > 0 ? (
          <Results key={key} listing={listing} state={current} source={source} />
        ) : (
          <EmptyListing state={current} applied={listing.appliedFilters} reason={emptyReason(listing)} />
        )}
        {similar.length > 0 && (
          <section className={styles.similar} aria-labelledby="similar-title">
            <h2 id="similar-title">{words.similar}</h2>
            <ProductGrid products={similar} />
          </section>
        )}
      </div>
    </div>
  )
}

/** The state in the URL, the one being loaded if another was chosen, and a function that chooses one. */
function useListingState(listing: ListingViewFragment | null) {
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  /** The state being loaded, and the history entry in which it was chosen. */
  const [pending, setPending] = useState<{ readonly from: string; readonly state: ListingState } | null>(null)
  const current = useMemo(() => {
    const state = readListing(new URLSearchParams(search))
    return listing ? supportedChoices(state, listing) : state
  }, [search, listing])
  if (pending && pending.from !== key) setPending(null)
  const choose = (next: ListingState) => {
    setPending({ from: key, state: next })
    // Paints the choice first, because the loader of a navigation starts with work on the main thread.
    runAfterPaint(() => navigate(pathname + listingQuery(next), { preventScrollReset: true }))
  }
  return { current, state: pending?.state ?? current, choose }
}

function emptyReason({ total, appliedFilters }: ListingViewFragment) {
  if (total > 0) return 'past the end'
  return appliedFilters.length > 0 ? 'no matches' : 'no products'
}

const FilterSheet = late(async () => (await import('./filter-sheet.tsx')).FilterSheet)

interface FilterButtonProps {
  readonly listing: ListingViewFragment
  readonly state: ListingState
  readonly onChoose: (next: ListingState) => void
}

/** On phones, opens the facets in a sheet. Opening it does not render the list again. */
function FilterButton({ listing, state, onChoose }: FilterButtonProps) {
  const words = useMessages('listing')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={`${button.secondary} ${styles.open}`} onClick={() => setOpen(true)}>
        {words.openFilters(listing.appliedFilters.length)}
      </button>
      {isOpen && (
        <Suspense>
          <FilterSheet listing={listing} state={state} onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Switches listings between a grid and rows. Hidden without JavaScript. */
function LayoutSwitch() {
  const words = useMessages('listing').layout
  const layout = layoutChoice.useChoice()
  return (
    <fieldset className={switchStyles.switch}>
      <legend className="visually-hidden">{words.label}</legend>
      {(['grid', 'rows'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          title={words[choice]}
          data-choice={choice}
          aria-pressed={choice === layout}
          onClick={() => layoutChoice.choose(choice)}
        >
          <Icon name={choice} />
          <span className="visually-hidden">{words[choice]}</span>
        </button>
      ))}
    </fieldset>
  )
}
