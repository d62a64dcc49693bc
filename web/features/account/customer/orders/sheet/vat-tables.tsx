import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { PastOrder } from '../order-history.ts'
import styles from './sheet.module.css'

/** The lines of a printed order with their net amounts, VAT rates and VAT. Nothing if the platform states no VAT. @source ORDER-15 */
export function VatLines({ lines }: Pick<PastOrder, 'lines'>) {
  const words = useMessages('account')
  if (!lines.some(({ total }) => total?.tax)) return null
  return (
    <table className={styles.lines} data-paper>
      <thead>
        <tr>
          <th scope="col">{words.line.product}</th>
          <th scope="col">{words.line.quantity}</th>
          <AmountHeads />
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sku, name, quantity, rowTotal, total, vatRate = null }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change, and a product may be on two of them
          <tr key={position}>
            <td>
              {name} <small>{sku}</small>
            </td>
            <td>{words.quantity(quantity)}</td>
            <td>{vatRate === null ? '–' : words.sheet.percent(vatRate)}</td>
            <td>{total?.net.formatted ?? '–'}</td>
            <td>{total?.tax?.formatted ?? '–'}</td>
            <td>{total ? total.gross.formatted : rowTotal?.formatted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The total of a printed order by VAT rate. Nothing if the rates are unknown. @source ORDER-15 */
export function VatByRate({ shares }: { readonly shares: PastOrder['vatByRate'] }) {
  const words = useMessages('account')
  if (!shares || shares.length === 0) return null
  return (
    <table className={styles.rates}>
      <thead>
        <tr>
          <AmountHeads />
        </tr>
      </thead>
      <tbody>
        {shares.map(({ rate, total }) => (
          <tr key={rate}>
            <td>{words.sheet.percent(rate)}</td>
            <td>{total.net.formatted}</td>
            <td>{total.tax?.formatted}</td>
            <td>{total.gross.formatted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The heads of the columns that both tables have. */
function AmountHeads() {
  const { sheet, line } = useMessages('account')
  return [sheet.rate, sheet.net, sheet.vat, line.total].map((head) => (
    <th key={head} scope="col">
      {head}
    </th>
  ))
}
