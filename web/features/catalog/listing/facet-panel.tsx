import type { ChangeEvent } from 'react'
import { useHref, useLocation } from 'react-router'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { clearAttribute, toggleValue } from './choices.ts'
import group from './facet-group.module.css'
import { FacetGroup } from './facet-group.tsx'
import styles from './facet-panel.module.css'
import { FacetValue, type FacetView } from './facet-value.tsx'
import type { ListingState } from './listing-url.ts'

/** Number of facets that are initially open. */
const MOST_OPEN = 4
const NONE: readonly string[] = []

interface FacetPanelProps {
  readonly facets: readonly FacetView[]
  readonly state: ListingState
  readonly onChoose: (next: ListingState) => void
}

/** A single value does not narrow the listing. It is useful only as a flag, or if it is applied and can be removed. */
const isUseful = ({ attribute, kind, values }: FacetView, { filters }: ListingState) =>
  values.length > (kind === 'FLAG' ? 0 : 1) || attribute in filters

/** All facets as one form. Every choice applies at once; without JavaScript, a button submits the form. */
export function FacetPanel({ facets, state, onChoose }: FacetPanelProps) {
  const words = useMessages('listing')
  const action = useHref(useLocation().pathname)
  const choose = ({ target }: ChangeEvent<Element>) => {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value, type } = target
    onChoose(value === '' ? clearAttribute(state, name) : toggleValue(state, name, value, type === 'radio'))
  }
  return (
    <form method="get" action={action} className={styles.panel} onChange={choose}>
      {state.term && <input type="hidden" name="q" value={state.term} />}
      {state.sort && <input type="hidden" name="sort" value={state.sort.toLowerCase()} />}
      {facets
        .filter((facet) => isUseful(facet, state))
        .map((facet, index) => {
          const shared = { facet, chosen: state.filters[facet.attribute] ?? NONE }
          return facet.kind === 'FLAG' ? (
            <FacetFlag key={facet.attribute} {...shared} />
          ) : (
            <FacetGroup key={facet.attribute} {...shared} isOpen={index < MOST_OPEN} />
          )
        })}
      <button type="submit" className={`${button.primary} ${styles.apply}`}>
        {words.apply}
      </button>
    </form>
  )
}

interface FacetFlagProps {
  readonly facet: FacetView
  /** Ids of the chosen values. */
  readonly chosen: readonly string[]
}

/** A facet that is on or off, as one check box without a heading. */
function FacetFlag({ facet, chosen }: FacetFlagProps) {
  return (
    <div className={`${group.facet} ${group.flag}`}>
      {facet.values.map((value) => (
        <FacetValue key={value.id} facet={facet} value={value} isChosen={chosen.includes(value.id)} />
      ))}
    </div>
  )
}
