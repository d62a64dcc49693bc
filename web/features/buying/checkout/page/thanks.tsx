import { useEffect, useRef } from 'react'
import { Link } from '../../../../components/links/link.tsx'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import type { PlacedOrder } from '../../../../sync/tasks/order/index.ts'
import styles from './checkout.module.css'

interface ThanksProps {
  readonly order: PlacedOrder
  /** Customers get a link to their orders. */
  readonly isCustomer: boolean
}

/** The thank-you page, with the order as this device saw it when it was sent. @source SCREEN-26, ORDER-12 */
export function Thanks({ order: { number, email, record }, isCustomer }: ThanksProps) {
  const words = useMessages('checkout').order.thanks
  const { home, orders } = useMessages('checkout')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.thanks} aria-labelledby="thanks">
      <h2 id="thanks" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.number}>{number === null ? words.later : words.number(number)}</p>
      <p role="status">{words.mail(email)}</p>
      {record && <OrderRecord order={record} />}
      <p className={styles.ways}>
        <Link className={button.primary} to="/">
          {home}
        </Link>
        {isCustomer && (
          <Link className={button.secondary} to="/my-account/orders">
            {orders}
          </Link>
        )}
      </p>
    </section>
  )
}
