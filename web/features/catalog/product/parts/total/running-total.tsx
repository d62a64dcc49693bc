import type { TaxedAmount } from '#schema/rules/money.ts'
import { BothVat } from '../../../../../components/price/both-vat.tsx'
import { useFormat } from '../../../../../messages/use-messages.tsx'
import styles from './running-total.module.css'

interface RunningTotalProps {
  readonly label: string
  readonly total: TaxedAmount
  /** ISO 4217 code. */
  readonly currency: string
}

/** The total for the chosen quantity, announced as it changes. */
export function RunningTotal({ label, total, currency }: RunningTotalProps) {
  const format = useFormat()
  const money = (amount: number) => ({ __typename: 'Money', amount, currency, formatted: format.money(amount) }) as const
  return (
    <p className={styles.total} role="status">
      <span>{label}</span> <BothVat price={{ net: money(total.net), gross: money(total.gross) }} />
    </p>
  )
}
