import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { orderFacts } from './order-facts.ts'
import type { PastOrder } from './order-history.ts'
import styles from './orders.module.css'

/** Short view of orders, in the order given. */
export function OrderList({ orders }: { readonly orders: readonly PastOrder[] }) {
  const words = useMessages('account')
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={`/my-account/orders/${encodeURIComponent(order.id)}`}>{words.order(order.number)}</Link>
          <span>{[...orderFacts(order, words), words.lines(order.lineCount)].join(' · ')}</span>
          <data value={order.grandTotal?.formatted}>{order.grandTotal?.formatted}</data>
        </li>
      ))}
    </ul>
  )
}
