import styles from './facet-group.module.css'
import { FacetValue, type FacetView } from './facet-value.tsx'
import type { ListingState } from './listing-url.ts'

interface FacetFlagProps {
  readonly facet: FacetView
  readonly state: ListingState
  readonly onChoose: (next: ListingState) => void
}

/** A facet that is on or off, as one check box without a heading. */
export function FacetFlag({ facet, state, onChoose }: FacetFlagProps) {
  return (
    <div className={`${styles.facet} ${styles.flag}`}>
      {facet.values.map((value) => (
        <FacetValue key={value.id} facet={facet} value={value} state={state} onChoose={onChoose} />
      ))}
    </div>
  )
}
