import { EitherVat } from '../../../components/price/both-vat.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { clearAttribute, isChosen } from './choices.ts'
import styles from './facet-group.module.css'
import { FacetValue, type FacetView } from './facet-value.tsx'
import type { ListingState } from './listing-url.ts'

type FacetValueView = FacetView['values'][number]

/** Further values are collapsed. */
const MOST_SHOWN = 6

/** '18 mm': short enough to stand beside others. */
const isMeasure = ({ label }: FacetValueView) => /^\d[\d.,]* mm$/.test(label)

interface FacetGroupProps {
  readonly facet: FacetView
  readonly state: ListingState
  readonly onChoose: (next: ListingState) => void
  readonly isOpen: boolean
}

/** A facet as checkboxes, or as radio buttons if its values are ranges. */
export function FacetGroup({ facet, state, onChoose, isOpen }: FacetGroupProps) {
  const words = useMessages('listing')
  const isSingle = facet.kind === 'RANGE'
  const label = <EitherVat inc={facet.grossLabel} ex={facet.label} />
  const chosen = state.filters[facet.attribute]?.length ?? 0
  const renderValue = (value: FacetValueView) => (
    <li key={value.id}>
      <FacetValue facet={facet} value={value} state={state} onChoose={onChoose} />
    </li>
  )
  return (
    <details
      className={styles.facet}
      data-chips={(!isSingle && facet.values.every(isMeasure)) || undefined}
      open={isOpen || chosen > 0}
    >
      <summary>
        {label}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <ul>
          {isSingle && (
            <li>
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={facet.attribute}
                  value=""
                  checked={chosen === 0}
                  onChange={() => onChoose(clearAttribute(state, facet.attribute))}
                />
                {words.any}
              </label>
            </li>
          )}
          {facet.values.slice(0, MOST_SHOWN).map(renderValue)}
        </ul>
        {facet.values.length > MOST_SHOWN && (
          <details
            className={styles.rest}
            open={facet.values.slice(MOST_SHOWN).some(({ id }) => isChosen(state, facet.attribute, id))}
          >
            <summary>{words.more(facet.values.length - MOST_SHOWN)}</summary>
            <ul>{facet.values.slice(MOST_SHOWN).map(renderValue)}</ul>
          </details>
        )}
      </fieldset>
    </details>
  )
}
