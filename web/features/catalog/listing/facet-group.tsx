import { memo } from 'react'
import { EitherVat } from '../../../components/price/both-vat.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './facet-group.module.css'
import { FacetValue, type FacetView, ignoreChange } from './facet-value.tsx'

type FacetValueView = FacetView['values'][number]

/** Further values are collapsed. */
const MOST_SHOWN = 6

/** '18 mm': short enough to stand beside others. */
const isMeasure = ({ label }: FacetValueView) => /^\d[\d.,]* mm$/.test(label)

interface FacetGroupProps {
  readonly facet: FacetView
  /** Ids of the chosen values. */
  readonly chosen: readonly string[]
  readonly isOpen: boolean
}

/** A facet as checkboxes, or as radio buttons if its values are ranges. A choice renders only its own facet again. */
export const FacetGroup = memo(({ facet, chosen, isOpen }: FacetGroupProps) => {
  const words = useMessages('listing')
  const isSingle = facet.kind === 'RANGE'
  const label = <EitherVat inc={facet.grossLabel} ex={facet.label} />
  const renderValue = (value: FacetValueView) => (
    <li key={value.id}>
      <FacetValue facet={facet} value={value} isChosen={chosen.includes(value.id)} />
    </li>
  )
  return (
    <details
      className={styles.facet}
      data-chips={(!isSingle && facet.values.every(isMeasure)) || undefined}
      open={isOpen || chosen.length > 0}
    >
      <summary>
        {label}
        {chosen.length > 0 && <span className={styles.chosen}>{chosen.length}</span>}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <ul>
          {isSingle && (
            <li>
              <label className={styles.choice}>
                <input type="radio" name={facet.attribute} value="" checked={chosen.length === 0} onChange={ignoreChange} />
                {words.any}
              </label>
            </li>
          )}
          {facet.values.slice(0, MOST_SHOWN).map(renderValue)}
        </ul>
        {facet.values.length > MOST_SHOWN && (
          <details className={styles.rest} open={facet.values.slice(MOST_SHOWN).some(({ id }) => chosen.includes(id))}>
            <summary>{words.more(facet.values.length - MOST_SHOWN)}</summary>
            <ul>{facet.values.slice(MOST_SHOWN).map(renderValue)}</ul>
          </details>
        )}
      </fieldset>
    </details>
  )
})
