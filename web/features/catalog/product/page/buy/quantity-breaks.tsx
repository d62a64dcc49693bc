import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { isPack } from '../../../../../components/price/price-arithmetic.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { ProductView } from '../../product.types.ts'
import styles from './quantity-breaks.module.css'

/** Quantity discounts: '10 or more: £3.34 each', '10 or more: £13.30 per pack'. @source PRICE-10 */
export function QuantityBreaks({ breaks, unit }: Pick<ProductView['price'], 'breaks' | 'unit'>) {
  const words = useMessages('product').breaks
  const { each, perPack } = useMessages('catalog').price
  if (breaks.length === 0) return null
  return (
    <ul className={styles.breaks} aria-label={words.label}>
      {breaks.map(({ quantity, price }) => (
        <li key={quantity}>
          {words.from(quantity)} <PreferredVat price={price} /> {isPack(unit) ? perPack : each}
        </li>
      ))}
    </ul>
  )
}
