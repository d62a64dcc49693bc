import { Link } from '../../../../components/links/link.tsx'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { OrderAgain } from './order-again.tsx'
import { orderFacts, orderStage } from './order-facts.ts'
import type { PastOrder } from './order-history.ts'
import styles from './orders.module.css'

export function OrderDetails({ order }: { readonly order: PastOrder }) {
  const words = useMessages('account')
  const { number, lines } = order
  return (
    <article className={styles.order}>
      <h3>{words.order(number)}</h3>
      <p>{orderFacts(order, words).join(' · ')}</p>
      <OrderStages stage={orderStage(order.status)} />
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

/** The stages of an order, with the current one marked. Nothing if the status is not one of them. */
function OrderStages({ stage }: { readonly stage: number | null }) {
  const { stages } = useMessages('account')
  if (stage === null) return null
  return (
    <ol className={styles.stages}>
      {stages.map((label, position) => (
        <li key={label} data-done={position <= stage || undefined} aria-current={position === stage ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
