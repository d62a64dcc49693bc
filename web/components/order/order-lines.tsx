import type { OrderRecordView } from '#schema/order-record.types.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { Link } from '../links/link.tsx'
import { Picture } from '../picture.tsx'
import { PreferredVat } from '../price/both-vat.tsx'
import styles from './order-lines.module.css'

/** The lines of an order as a table. */
export function OrderLines({ lines }: Pick<OrderRecordView, 'lines'>) {
  const words = useMessages('account')
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{words.line.product}</th>
          <th scope="col">{words.line.quantity}</th>
          <th scope="col">{words.line.total}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sku, name, url = null, picture = null, quantity, options = [], rowTotal, total }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change, and a product may be on two of them
          <tr key={position}>
            <td className={styles.product}>
              {picture && (
                <span className={styles.picture}>
                  <Picture picture={picture} size="line" displayWidth="4rem" isDecorative />
                </span>
              )}
              {url === null ? unbrokenSizes(name) : <Link to={url}>{unbrokenSizes(name)}</Link>}{' '}
              <span className={styles.sku}>{sku}</span>
              {options.map(({ label, value }) => (
                <span key={label} className={styles.option}>
                  {label}: {unbrokenSizes(value)}
                </span>
              ))}
            </td>
            <td>{words.quantity(quantity)}</td>
            <td>{total ? <PreferredVat price={total} /> : rowTotal?.formatted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
