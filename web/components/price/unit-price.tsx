import type { PriceTagFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { PreferredVat } from './both-vat.tsx'
import styles from './price.module.css'

/** The unit price: '£2.12 per metre'. */
export function UnitPrice({ unit }: { readonly unit: NonNullable<PriceTagFragment['unit']> }) {
  const words = useMessages('catalog').price
  return (
    <p className={styles.unit}>
      <PreferredVat price={unit.price} /> {words.unit(unit.unit)}
    </p>
  )
}
