import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import type { PastOrder } from './order-history.ts'
import styles from './orders.module.css'

/** Orders in short, in the order given. */
export function OrderList({ orders }: { readonly orders: readonly PastOrder[] }) {
  const words = useMessages('account')
  return (
    <ul className={styles.orders}>
      {orders.map(({ id, number, status, createdAt, grandTotal, lineCount }) => (
        <li key={id}>
          <Link to={`/my-account/orders/${encodeURIComponent(id)}`}>{words.order(number)}</Link>
          <span>
            {[createdAt && words.orderedOn(Date.parse(createdAt)), status, words.lines(lineCount)].filter(Boolean).join(' · ')}
          </span>
          <data value={grandTotal?.formatted}>{grandTotal?.formatted}</data>
        </li>
      ))}
    </ul>
  )
}
