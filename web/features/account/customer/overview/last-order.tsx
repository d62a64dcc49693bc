import { SecondaryButton } from '../../../../components/button.tsx'
import { QuietLink } from '../../../../components/links/button-link.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { EmptyOrders } from '../orders/empty-orders.tsx'
import { LastGuestOrder } from '../orders/last-guest-order.tsx'
import { OrderAgain } from '../orders/order-again.tsx'
import { orderFacts } from '../orders/order-facts.ts'
import { ordersOfPage, type PastOrder } from '../orders/order-history.ts'
import { OrderPictures } from '../orders/order-pictures.tsx'
import { OrderStages } from '../orders/order-stages.tsx'
import { useOrders } from '../orders/use-orders.ts'
import styles from './overview.module.css'

/** The customer's newest order, or ways to a first one. @source USER-18, ORDER-9, ORDER-21 */
export function LastOrder({ email }: { readonly email: string }) {
  const words = useMessages('account')
  const { history, status, retry } = useOrders(1)
  const [order] = (history && ordersOfPage(history, 1)) ?? []
  if (!order && status === 'ready') {
    return (
      <div className={`${styles.card} ${styles.order}`}>
        <LastGuestOrder orderId={null} email={email} otherwise={<EmptyOrders />} />
      </div>
    )
  }
  return (
    <section className={`${styles.card} ${styles.order}`} aria-labelledby="last-order">
      <h3 id="last-order">{words.overview.lastOrder}</h3>
      {order ? (
        <OrderCard order={order} />
      ) : status === 'asking' ? (
        <p role="status">{words.overview.loading}</p>
      ) : (
        <>
          <p role="status">{status === 'offline' ? words.ordersOffline : words.ordersFailed}</p>
          <p>
            <SecondaryButton onClick={retry}>{words.again}</SecondaryButton>
          </p>
        </>
      )}
    </section>
  )
}

function OrderCard({ order }: { readonly order: PastOrder }) {
  const words = useMessages('account')
  const { id, number, grandTotal, lines } = order
  return (
    <>
      <p className={styles.head}>
        <Link to={`/my-account/orders/${encodeURIComponent(id)}`}>{words.order(number)}</Link>
        <data value={grandTotal?.formatted}>{grandTotal?.formatted}</data>
        <span>{orderFacts(order, words).join(' · ')}</span>
      </p>
      <OrderStages status={order.status} />
      <OrderPictures lines={lines} />
      <div className={styles.actions}>
        {lines.length > 0 && <OrderAgain key={id} lines={lines} />}
        <QuietLink to="/my-account/orders">{words.allOrders}</QuietLink>
      </div>
    </>
  )
}
