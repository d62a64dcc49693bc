import { BothVat } from '../../../../components/price/both-vat.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { type CuttingLine, totalOf } from '../basket/cutting-lines.ts'
import styles from '../cutting.module.css'

/** The charges of a packed list, line by line, and their total. */
export function Costs({ lines }: { readonly lines: readonly CuttingLine[] }) {
  const words = useMessages('cutting').plan
  const format = useFormat()
  const currency = lines[0]?.purchase.product.price.final.gross.currency ?? ''
  const money = (amount: number) => ({ __typename: 'Money', amount, currency, formatted: format.money(amount) }) as const
  const total = totalOf(lines)
  return (
    <dl className={styles.costs}>
      {lines.map(({ purpose, purchase: { product, quantity }, amount }) => (
        <div key={purpose}>
          <dt>{words.quantityOf(quantity, product.name)}</dt>
          <dd>
            <BothVat price={{ net: money(amount.net), gross: money(amount.gross) }} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>
          <BothVat price={{ net: money(total.net), gross: money(total.gross) }} />
        </dd>
      </div>
    </dl>
  )
}
