import { useHref, useLocation } from 'react-router'
import type { ProductSort } from '#schema/generated/types.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { toggleSort } from './choices.ts'
import { findSort, type ListingState } from './listing-url.ts'
import styles from './sort-select.module.css'

interface SortSelectProps {
  readonly state: ListingState
  /** The current order; null for relevance. */
  readonly sort: ProductSort | null
  readonly sorts: readonly ProductSort[]
  readonly onChoose: (next: ListingState) => void
}

/** Selects the order of a listing. A search can also be ordered by relevance. */
export function SortSelect({ state, sort, sorts, onChoose }: SortSelectProps) {
  const words = useMessages('listing')
  const action = useHref(useLocation().pathname)
  const choose = (value: string) => {
    const chosen = findSort(value, sorts)
    onChoose(chosen ? toggleSort(state, chosen) : { ...state, sort: null, page: 1 })
  }
  return (
    <form method="get" action={action} className={styles.sort}>
      {state.term && <input type="hidden" name="q" value={state.term} />}
      {Object.entries(state.filters).flatMap(([attribute, values]) =>
        values.map((value) => <input key={`${attribute}:${value}`} type="hidden" name={attribute} value={value} />),
      )}
      <label>
        <span className={styles.label}>{words.sort}</span>
        <select
          name="sort"
          value={(state.sort ?? (state.term ? null : sort))?.toLowerCase() ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {state.term && <option value="">{words.relevance}</option>}
          {sorts.map((order) => (
            <option key={order} value={order.toLowerCase()}>
              {words.sortBy[order]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`${button.secondary} ${styles.submit}`}>
        {words.applySort}
      </button>
    </form>
  )
}
