import { SecondaryButton } from '../../../../components/button.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { OrderAgain } from './order-again.tsx'
import { orderFacts } from './order-facts.ts'
import type { PastOrder } from './order-history.ts'
import { OrderStages } from './order-stages.tsx'
import styles from './orders.module.css'
import { Letterhead } from './sheet/letterhead.tsx'
import { VatByRate, VatLines } from './sheet/vat-tables.tsx'

export function OrderDetails({ order }: { readonly order: PastOrder }) {
  const words = useMessages('account')
  const { number, lines } = order
  return (
    <article className={styles.order}>
      <Letterhead />
      <h3>{words.order(number)}</h3>
      <p>{orderFacts(order, words).join(' · ')}</p>
      <OrderStages status={order.status} />
      <OrderRecord
        order={order}
        paperLines={<VatLines lines={lines} />}
        actions={
          <div className={styles.actions}>
            {lines.length > 0 && <OrderAgain key={order.id} lines={lines} />}
            <SecondaryButton onClick={() => print()}>{words.print}</SecondaryButton>
            <Link to="/my-account/orders">{words.allOrders}</Link>
          </div>
        }
      />
      <VatByRate shares={order.vatByRate} />
    </article>
  )
}
