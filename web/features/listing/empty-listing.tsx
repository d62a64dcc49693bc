import { useLocation } from 'react-router'
import { Link } from '../../components/link.tsx'
import { Notice } from '../../components/notice.tsx'
import { useListingMessages } from '../../messages/listing.ts'
import { clearFilters } from './choices.ts'
import { type ListingState, listingQuery } from './listing-url.ts'

interface EmptyListingProps {
  readonly state: ListingState
  /** Nothing is shown because the page lies behind the end. */
  readonly isPastEnd: boolean
}

/**
 * Why there is nothing to see, and a way on.
 * @source spec §8: 'No products synchronized for this category. Please come back while online!'
 */
export function EmptyListing({ state, isPastEnd }: EmptyListingProps) {
  const words = useListingMessages()
  const { pathname, search } = useLocation()
  const isFiltered = Object.keys(state.filters).length > 0
  if (isPastEnd) {
    return (
      <Notice kind="info" actions={<Link to={pathname + listingQuery({ ...state, page: 1 })}>{words.toStart}</Link>}>
        {words.pastEnd}
      </Notice>
    )
  }
  if (isFiltered) {
    return (
      <Notice kind="info" actions={<Link to={pathname + listingQuery(clearFilters(state))}>{words.clear}</Link>}>
        {words.emptyFiltered}
      </Notice>
    )
  }
  return (
    <Notice
      kind="warning"
      actions={
        <>
          <Link to={pathname + search}>{words.reload}</Link>
          <Link to="/">{words.toHome}</Link>
        </>
      }
    >
      {words.empty}
    </Notice>
  )
}
