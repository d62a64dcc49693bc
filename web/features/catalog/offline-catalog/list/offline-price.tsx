import { EitherVat, PreferredVat } from '../../../../components/price/both-vat.tsx'
import { FirstBreak } from '../../../../components/price/breaks/quantity-price.tsx'
import { UnitPrice } from '../../../../components/price/unit-price.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { OfflineProduct } from '../offline-catalog.types.ts'
import styles from './offline-price.module.css'

/** The price of a product of the offline catalogue: of a piece, in a quantity, and by its unit, below each other. @source CACHE-12 */
export function OfflinePrice({
  product: { price, unitPrice },
}: {
  readonly product: Pick<OfflineProduct, 'price' | 'unitPrice'>
}) {
  const words = useMessages('catalog').price
  if (price === null) return words.unknown
  return (
    <div className={styles.price}>
      <p>
        {price.isFrom && `${words.from} `}
        <strong>
          <PreferredVat price={price.final} />
        </strong>{' '}
        <span className={styles.note}>
          <EitherVat inc={words.incVat} ex={words.exVat} />
        </span>
      </p>
      <FirstBreak breaks={price.breaks} unit={unitPrice} className={styles.note} />
      {unitPrice && <UnitPrice unit={{ __typename: 'UnitPrice', ...unitPrice }} />}
    </div>
  )
}
