import type { PriceTagFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { EitherVat } from './both-vat.tsx'
import styles from './price.module.css'

/** '£2.12 per metre', for comparing sizes. */
export function UnitPrice({ unit }: { readonly unit: NonNullable<PriceTagFragment['unit']> }) {
  const words = useMessages('catalog').price
  return (
    <p className={styles.unit}>
      <EitherVat price={unit.price} /> {words.unit(unit.unit)}
    </p>
  )
}
