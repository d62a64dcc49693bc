import { useEffect, useRef } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { OrderRecord } from '../../../components/order/order-record.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { isLate, type WaitingOrder } from '../../order-draft/index.ts'
import { AskAgain } from './ask-again.tsx'
import styles from './checkout.module.css'

interface ReceivedOrderProps {
  readonly order: WaitingOrder
  readonly email: string
  /** The shopper goes back to the checkout, though nobody knows whether this order is placed. */
  readonly onGiveUp: () => void
}

/**
 * The page of thanks for an order that the platform has taken into its queue: it says "received", not "placed". If the platform does not say
 * for long what became of the order, the shopper is asked to call. The page is drawn anew whenever the shop was asked.
 * @source ORDER-14
 */
export function ReceivedOrder({ order, email, onGiveUp }: ReceivedOrderProps) {
  const { received } = useMessages('order')
  const { phone } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.thanks} aria-labelledby="received">
      <h2 id="received" ref={heading} tabIndex={-1}>
        {received.title}
      </h2>
      {isLate(order, Date.now()) ? (
        <Notice
          kind="warning"
          actions={
            <>
              <AskAgain />
              <button type="button" className={button.quiet} onClick={onGiveUp}>
                {received.giveUp}
              </button>
            </>
          }
        >
          <p>{phone === null ? received.late : received.lateCall(phone)}</p>
          <p>{received.twice}</p>
        </Notice>
      ) : (
        <p role="status">{received.text(email)}</p>
      )}
      {order.record && <OrderRecord order={order.record} />}
    </section>
  )
}
