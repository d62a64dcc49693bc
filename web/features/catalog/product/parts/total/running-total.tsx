import type { TaxedAmount } from '#schema/rules/money.ts'
import { BothVat } from '../../../../../components/price/both-vat.tsx'
import { toNetAndGross } from '../../../../../components/price/price-arithmetic.ts'
import { useFormat } from '../../../../../messages/use-messages.tsx'
import styles from './running-total.module.css'

interface RunningTotalProps {
  readonly label: string
  readonly total: TaxedAmount
}

/** The total for the chosen quantity, announced as it changes. */
export function RunningTotal({ label, total }: RunningTotalProps) {
  const { money } = useFormat()
  return (
    <p className={styles.total} role="status">
      <span>{label}</span> <BothVat price={toNetAndGross(total, money)} />
    </p>
  )
}
