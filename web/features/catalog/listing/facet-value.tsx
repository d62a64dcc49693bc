import type { ListingViewFragment } from '#schema/generated/operations.ts'
import { EitherVat } from '../../../components/price/both-vat.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { isChosen, toggleValue } from './choices.ts'
import styles from './facet-group.module.css'
import type { ListingState } from './listing-url.ts'

export type FacetView = ListingViewFragment['facets'][number]

interface FacetValueProps {
  readonly facet: FacetView
  readonly value: FacetView['values'][number]
  readonly state: ListingState
  readonly onChoose: (next: ListingState) => void
}

export function FacetValue({ facet: { attribute, kind }, value, state, onChoose }: FacetValueProps) {
  const words = useMessages('listing')
  const isSingle = kind === 'RANGE'
  const isOn = isChosen(state, attribute, value.id)
  return (
    <label className={styles.choice} data-empty={(value.count === 0 && !isOn) || undefined}>
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={attribute}
        value={value.id}
        checked={isOn}
        onChange={() => onChoose(toggleValue(state, attribute, value.id, isSingle))}
      />
      <span>
        <EitherVat inc={value.grossLabel} ex={value.label} />
      </span>
      <span className={styles.count}>{words.count(value.count)}</span>
    </label>
  )
}
