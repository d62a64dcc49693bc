import styles from './facet-group.module.css'
import { FacetValue, type FacetView } from './facet-value.tsx'

interface FacetFlagProps {
  readonly facet: FacetView
  /** Ids of the chosen values. */
  readonly chosen: readonly string[]
}

/** A facet that is on or off, as one check box without a heading. */
export function FacetFlag({ facet, chosen }: FacetFlagProps) {
  return (
    <div className={`${styles.facet} ${styles.flag}`}>
      {facet.values.map((value) => (
        <FacetValue key={value.id} facet={facet} value={value} isChosen={chosen.includes(value.id)} />
      ))}
    </div>
  )
}
