import type { PriceSummaryRowView, PriceSummaryView } from '#schema/order-record.types.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { PreferredVat } from '../both-vat.tsx'
import styles from './price-summary.module.css'

/**
 * The total and the amounts it consists of. With VAT, the rows add up to the total, and the included VAT is shown below. Without VAT, the
 * rows and the VAT add up to it. The only place where the shop shows a calculation to shoppers.
 * @source TOTAL-10; decision 0004
 */
export function PriceSummary({ summary: { rows, vat, total } }: { readonly summary: PriceSummaryView }) {
  const words = useMessages('cart').summary
  return (
    <dl className={styles.summary}>
      {rows.map((row, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two segments may have one title, and rows keep their order
        <SummaryRow key={position} row={row} />
      ))}
      {vat && (
        <div data-mode="ex">
          <dt>{words.vat}</dt>
          <dd>{vat.formatted}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{vat ? words.totalWithVat : words.total}</dt>
        <dd>{total.formatted}</dd>
        {vat && (
          <dd className={styles.included} data-mode="inc">
            {words.includesVat(vat.formatted)}
          </dd>
        )}
      </div>
    </dl>
  )
}

/** A row that is zero in one VAT mode, for example a penny of rounding, is shown in the other mode only. */
function SummaryRow({ row }: { readonly row: PriceSummaryRowView }) {
  const words = useMessages('cart').summary
  const { kind, label, gross, net } = row
  const isDifference = kind === 'ROUNDING' || kind === 'UNEXPLAINED'
  const isOneSided = isDifference && net !== null && (gross.amount === 0) !== (net.amount === 0)
  const title = kind === 'OTHER' || kind === 'PAYMENT' ? label : null
  return (
    <div data-kind={kind} data-mode={isOneSided ? (gross.amount === 0 ? 'ex' : 'inc') : undefined}>
      <dt>
        {title ?? words.rows[kind]}
        {label !== null && title === null && <span className={styles.label}> ({label})</span>}
      </dt>
      <dd>
        <PreferredVat price={net === null ? { net: gross, gross } : { net, gross }} />
      </dd>
    </div>
  )
}
