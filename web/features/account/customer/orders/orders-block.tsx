import { useLocation } from 'react-router'
import { QuietButton } from '../../../../components/button.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { EmptyOrders } from './empty-orders.tsx'
import { LastGuestOrder } from './last-guest-order.tsx'
import { OrderDetails } from './order-details.tsx'
import { orderFacts } from './order-facts.ts'
import { findOrder, ordersOfPage, type PastOrder, pageCount, parseOrderPage } from './order-history.ts'
import { OrderPictures } from './order-pictures.tsx'
import styles from './orders.module.css'
import { useOrders } from './use-orders.ts'

interface OrdersBlockProps {
  readonly orderId: string | null
  /** E-mail address of the customer. */
  readonly email: string
}

/** The customer's orders: first from the device, then from the platform. @source USER-12, USER-18, ORDER-8, ORDER-21 */
export function OrdersBlock({ orderId, email }: OrdersBlockProps) {
  const words = useMessages('account')
  const { search } = useLocation()
  const page = parseOrderPage(orderId === null ? search : '')
  const { history, status, retry } = useOrders(page)
  const order = orderId === null || !history ? null : findOrder(history, orderId)
  const orders = history && ordersOfPage(history, page)
  if (!history || (status === 'asking' && !(orderId === null ? orders : order))) return <p role="status">{words.waiting}</p>
  if (order) return <OrderDetails order={order} />
  if (!orders && status !== 'ready') {
    const again = <QuietButton onClick={retry}>{words.again}</QuietButton>
    return (
      <Notice kind="warning" actions={again}>
        {status === 'offline' ? words.ordersOffline : words.ordersFailed}
      </Notice>
    )
  }
  if (orderId !== null) {
    const missing = (
      <>
        <p>{words.noSuchOrder}</p>
        <p>
          <Link to="/my-account/orders">{words.allOrders}</Link>
        </p>
      </>
    )
    return <LastGuestOrder orderId={orderId} email={email} otherwise={missing} />
  }
  if (history.total === 0) return <LastGuestOrder orderId={null} email={email} otherwise={<EmptyOrders />} />
  return (
    <>
      {orders && orders.length > 0 ? <OrderList orders={orders} /> : <p>{words.noOrdersHere}</p>}
      <OrderPages page={page} total={history.total} />
    </>
  )
}

function OrderList({ orders }: { readonly orders: readonly PastOrder[] }) {
  const words = useMessages('account')
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={`/my-account/orders/${encodeURIComponent(order.id)}`}>{words.order(order.number)}</Link>
          <span>{[...orderFacts(order, words), words.lines(order.lineCount)].join(' · ')}</span>
          <data value={order.grandTotal?.formatted}>{order.grandTotal?.formatted}</data>
          <OrderPictures lines={order.lines} />
        </li>
      ))}
    </ul>
  )
}

/** Links to newer and older orders; nothing if there is only one page. @source ORDER-8 */
function OrderPages({ page, total }: { readonly page: number; readonly total: number }) {
  const words = useMessages('account').orderPages
  const last = pageCount(total)
  if (last === 1 && page === 1) return null
  const newer = Math.min(page - 1, last)
  return (
    <nav className={styles.pages} aria-label={words.label}>
      {newer > 0 && (
        <Link to={pageUrl(newer)} rel="prev">
          {words.newer}
        </Link>
      )}
      <span>{words.page({ page, last })}</span>
      {page < last && (
        <Link to={pageUrl(page + 1)} rel="next">
          {words.older}
        </Link>
      )}
    </nav>
  )
}

/** Has a hash, because a change of the query alone keeps the scroll position. */
const pageUrl = (page: number) => `/my-account/orders${page === 1 ? '' : `?page=${page}`}#account-block`
