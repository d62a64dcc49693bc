import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ListingViewFragment } from '#schema/generated/operations.ts'
import { Link } from '../../../components/links/link.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { clearFilters } from './choices.ts'
import { type ListingState, listingQuery } from './listing-url.ts'

interface EmptyListingProps {
  readonly state: ListingState
  readonly applied?: ListingViewFragment['appliedFilters']
  /** `no products`: the category is empty or could not be loaded. */
  readonly reason: 'past the end' | 'no matches' | 'no products'
}

/** Says why the listing is empty, with a link to continue. @source LIST-7, TEXT-8 */
export function EmptyListing({ state, applied = [], reason }: EmptyListingProps) {
  const words = useMessages('listing')
  const { pathname } = useLocation()
  const [isDismissed, setDismissed] = useState(false)
  if (reason === 'past the end') {
    return (
      <Notice kind="info" actions={<Link to={pathname + listingQuery({ ...state, page: 1 })}>{words.toStart}</Link>}>
        {words.pastEnd}
      </Notice>
    )
  }
  if (reason === 'no matches') {
    return (
      <Notice kind="info" actions={<Link to={pathname + listingQuery(clearFilters(state, applied))}>{words.clear}</Link>}>
        {words.emptyFiltered}
      </Notice>
    )
  }
  if (isDismissed) return null
  return (
    <Notice
      kind="warning"
      actions={
        <>
          <button type="button" onClick={() => setDismissed(true)}>
            {words.ok}
          </button>
          <Link to={pathname + listingQuery(state)}>{words.reload}</Link>
          <Link to="/">{words.toHome}</Link>
        </>
      }
    >
      {words.empty}
    </Notice>
  )
}
