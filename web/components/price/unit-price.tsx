import type { PriceTagFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { PreferredVat } from './both-vat.tsx'
import styles from './price.module.css'

interface UnitPriceProps {
  readonly unit: NonNullable<PriceTagFragment['unit']>
  /** Shows '£2.12/m'; screen readers read '£2.12 per metre'. */
  readonly isShort?: boolean
}

/** The unit price: '£2.12 per metre'. */
export function UnitPrice({ unit, isShort = false }: UnitPriceProps) {
  const words = useMessages('catalog').price
  return (
    <p className={styles.unit}>
      <PreferredVat price={unit.price} />
      {isShort && <span aria-hidden="true">{words.shortUnit[unit.unit]}</span>}{' '}
      <span className={isShort ? 'visually-hidden' : undefined}>{words.unit[unit.unit]}</span>
    </p>
  )
}
