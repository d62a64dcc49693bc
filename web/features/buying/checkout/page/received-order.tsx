import { useEffect, useRef } from 'react'
import { QuietButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import sheet from '../../../../components/order/order-record.module.css'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { isLate, type WaitingOrder } from '../../../../sync/tasks/order/index.ts'
import { AskAgain } from './ask-again.tsx'

interface ReceivedOrderProps {
  readonly order: WaitingOrder
  readonly email: string
  /** The shopper returns to the checkout although the outcome of this order is unknown. */
  readonly onGiveUp: () => void
}

/**
 * The page for an order in the platform's queue: it says "received", not "placed". If the outcome stays unknown for long, it asks the
 * shopper to call. Re-renders after every outcome request.
 * @source ORDER-14
 */
export function ReceivedOrder({ order, email, onGiveUp }: ReceivedOrderProps) {
  const { received } = useMessages('checkout').order
  const { phone } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={sheet.thanks} aria-labelledby="received">
      <h2 id="received" ref={heading} tabIndex={-1}>
        {received.title}
      </h2>
      {isLate(order, Date.now()) ? (
        <Notice
          kind="warning"
          actions={
            <>
              <AskAgain />
              <QuietButton onClick={onGiveUp}>{received.giveUp}</QuietButton>
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
