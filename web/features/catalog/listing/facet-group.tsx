import type { ListingViewFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { clearAttribute, isChosen, toggleValue } from './choices.ts'
import styles from './facet-group.module.css'
import type { ListingState } from './listing-url.ts'

export type FacetView = ListingViewFragment['facets'][number]
type FacetValueView = FacetView['values'][number]

/** Values beyond this number are collapsed. */
const SHOWN = 8

interface FacetGroupProps {
  readonly facet: FacetView
  readonly state: ListingState
  readonly onChoose: (next: ListingState) => void
  readonly isOpen: boolean
}

/** One facet: checkboxes, or radio buttons if only one range can be chosen. */
export function FacetGroup({ facet, state, onChoose, isOpen }: FacetGroupProps) {
  const words = useMessages('listing')
  const isSingle = facet.kind === 'RANGE'
  const chosen = state.filters[facet.attribute]?.length ?? 0
  const choice = (value: FacetValueView) => {
    const isOn = isChosen(state, facet.attribute, value.id)
    return (
      <li key={value.id}>
        <label className={styles.choice} data-empty={(value.count === 0 && !isOn) || undefined}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={facet.attribute}
            value={value.id}
            checked={isOn}
            onChange={() => onChoose(toggleValue(state, facet.attribute, value.id, isSingle))}
          />
          <span>{value.label}</span>
          <span className={styles.count}>{words.count(value.count)}</span>
        </label>
      </li>
    )
  }
  return (
    <details className={styles.facet} open={isOpen || chosen > 0}>
      <summary>
        {facet.label}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{facet.label}</legend>
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
          {facet.values.slice(0, SHOWN).map(choice)}
        </ul>
        {facet.values.length > SHOWN && (
          <details
            className={styles.rest}
            open={facet.values.slice(SHOWN).some(({ id }) => isChosen(state, facet.attribute, id))}
          >
            <summary>{words.more(facet.values.length - SHOWN)}</summary>
            <ul>{facet.values.slice(SHOWN).map(choice)}</ul>
          </details>
        )}
      </fieldset>
    </details>
  )
}
