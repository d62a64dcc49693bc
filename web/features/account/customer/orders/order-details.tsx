import { Link } from '../../../../components/links/link.tsx'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { OrderAgain } from './order-again.tsx'
import { orderFacts } from './order-facts.ts'
import type { PastOrder } from './order-history.ts'
import { OrderStages } from './order-stages.tsx'
import styles from './orders.module.css'

export function OrderDetails({ order }: { readonly order: PastOrder }) {
  const words = useMessages('account')
  const shop = useShop()
  const { number, lines } = order
  return (
    <article className={styles.order}>
      <p className={styles.letterhead}>
        <strong>{shop.name}</strong> {[new URL(shop.origin).host, shop.phone].filter(Boolean).join(' · ')}
      </p>
      <h3>{words.order(number)}</h3>
      <p>{orderFacts(order, words).join(' · ')}</p>
      <OrderStages status={order.status} />
      <OrderRecord order={order} />
      <div className={styles.actions}>
        {lines.length > 0 && <OrderAgain key={order.id} lines={lines} />}
        <button type="button" className={button.secondary} onClick={() => print()}>
          {words.print}
        </button>
        <Link to="/my-account/orders">{words.allOrders}</Link>
      </div>
    </article>
  )
}
