import { useEffect } from 'react'
import { Link } from '../../../components/links/link.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../offline/use-device-value.ts'
import { ordersOnDevice } from '../device/customer-on-device.ts'
import { refreshOrders } from '../session/refresh-customer.ts'
import styles from './account.module.css'
import { OrderDetails } from './order-details.tsx'

/** What was ordered, as the device knows it, then as the platform does. @source USER-12, USER-18 */
export function OrdersBlock({ orderId }: { readonly orderId: string | null }) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const orders = useDeviceValue(ordersOnDevice, deviceDatabase)
  useEffect(() => {
    refreshOrders(deviceDatabase).catch((error) => console.info('Orders are shown as they were', error.message))
  }, [deviceDatabase])
  if (!orders) return <p role="status">{words.waiting}</p>
  if (orderId !== null) {
    const order = orders.find(({ id, number }) => id === orderId || number === orderId)
    return (
      <>
        {order ? <OrderDetails order={order} /> : <p>{words.noSuchOrder}</p>}
        <p>
          <Link to="/my-account/orders">{words.allOrders}</Link>
        </p>
      </>
    )
  }
  if (orders.length === 0) return <p>{words.noOrders}</p>
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
