import type { ListingViewFragment } from '#schema/generated/operations.ts'
import { EitherVat } from '../../../components/price/both-vat.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './facet-group.module.css'

export type FacetView = ListingViewFragment['facets'][number]

/** The form handles all changes. React requires a handler on each checked field. */
export const ignoreChange = () => {}

interface FacetValueProps {
  readonly facet: FacetView
  readonly value: FacetView['values'][number]
  readonly isChosen: boolean
}

export function FacetValue({ facet: { attribute, kind }, value, isChosen }: FacetValueProps) {
  const words = useMessages('listing')
  return (
    <label className={styles.choice} data-empty={(value.count === 0 && !isChosen) || undefined}>
      <input
        type={kind === 'RANGE' ? 'radio' : 'checkbox'}
        name={attribute}
        value={value.id}
        checked={isChosen}
        onChange={ignoreChange}
      />
      <span>
        <EitherVat inc={value.grossLabel} ex={value.label} />
      </span>
      <span className={styles.count}>{words.count(value.count)}</span>
    </label>
  )
}
