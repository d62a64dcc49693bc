import { useMessages } from '../../../messages/use-messages.tsx'
import type { PastOrder } from '../device/customer-on-device.ts'
import styles from './account.module.css'

/** One order, line by line. */
export function OrderDetails({ order: { number, status, createdAt, grandTotal, lines } }: { readonly order: PastOrder }) {
  const words = useMessages('account')
  return (
    <article className={styles.order}>
      <h3>{words.order(number)}</h3>
      <p>{[createdAt && words.orderedOn(Date.parse(createdAt)), status].filter(Boolean).join(' · ')}</p>
      <ul className={styles.orders}>
        {lines.map(({ sku, name, quantity, rowTotal }) => (
          <li key={sku}>
            <span>
              {words.quantity(quantity)} {name}
            </span>
            <data value={rowTotal?.formatted}>{rowTotal?.formatted}</data>
          </li>
        ))}
      </ul>
      {grandTotal && (
        <p>
          <strong>{grandTotal.formatted}</strong>
        </p>
      )}
    </article>
  )
}
