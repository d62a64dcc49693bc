import { Suspense, useState } from 'react'
import type { ListingViewFragment } from '#schema/generated/operations.ts'
import { late } from '../../../late/late.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import styles from './listing.module.css'
import type { ListingState } from './listing-url.ts'

const FilterSheet = late(async () => (await import('./filter-sheet.tsx')).FilterSheet, 'now')

interface FilterButtonProps {
  readonly listing: ListingViewFragment
  readonly state: ListingState
  readonly onChoose: (next: ListingState) => void
}

/** On phones, opens the facets in a sheet. Opening it renders nothing of the list again. */
export function FilterButton({ listing, state, onChoose }: FilterButtonProps) {
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
