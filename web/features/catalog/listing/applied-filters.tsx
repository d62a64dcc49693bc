import { useLocation } from 'react-router'
import type { ListingViewFragment } from '#schema/generated/operations.ts'
import { Chips } from '../../../components/links/chips.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './applied-filters.module.css'
import { clearFilters, toggleValue } from './choices.ts'
import { type ListingState, listingQuery } from './listing-url.ts'

interface AppliedFiltersProps {
  readonly applied: ListingViewFragment['appliedFilters']
  readonly state: ListingState
}

/** The applied filters as chips; following a chip removes it. */
export function AppliedFilters({ applied, state }: AppliedFiltersProps) {
  const words = useMessages('listing')
  const { pathname } = useLocation()
  if (applied.length === 0) return null
  const filterText = (attribute: string, value: string) => (attribute === value ? value : `${attribute}: ${value}`)
  const filterLabel = (attribute: string, value: string) =>
    attribute === value ? words.removeFlag(value) : words.remove({ attribute, value })
  const chips = applied.map(({ attribute, attributeLabel, attributeGrossLabel, id, label, grossLabel, search }) => ({
    key: `${attribute}:${id}`,
    to: pathname + listingQuery(search ? { ...state, page: 1, term: search } : toggleValue(state, attribute, id, false)),
    text: filterText(attributeLabel, label),
    label: filterLabel(attributeLabel, label),
    gross:
      attributeGrossLabel && grossLabel
        ? { text: filterText(attributeGrossLabel, grossLabel), label: filterLabel(attributeGrossLabel, grossLabel) }
        : null,
    isRemoval: true,
  }))
  return (
    <div className={styles.applied}>
      <Chips chips={chips} label={words.chosen} />
      <Link to={pathname + listingQuery(clearFilters(state, applied))} className={styles.clear} preventScrollReset>
        {words.clear}
      </Link>
    </div>
  )
}
