import type { PriceStepsFragment } from '#schema/generated/operations.ts'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import styles from './quantity-breaks.module.css'

/** Quantity discounts: '10 or more: £3.34 each'. @source PRICE-10 */
export function QuantityBreaks({ breaks }: Pick<PriceStepsFragment, 'breaks'>) {
  const words = useMessages('product').breaks
  if (breaks.length === 0) return null
  return (
    <ul className={styles.breaks} aria-label={words.label}>
      {breaks.map(({ quantity, price }) => (
        <li key={quantity}>
          {words.from(quantity)} <PreferredVat price={price} /> {words.each}
        </li>
      ))}
    </ul>
  )
}
