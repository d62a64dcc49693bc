import { useEffect, useRef } from 'react'
import { Link } from '../../../../components/links/link.tsx'
import { NextSteps } from '../../../../components/order/next-steps.tsx'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import type { PlacedOrder } from '../../../../sync/tasks/order/index.ts'
import styles from './checkout.module.css'

interface ThanksProps {
  readonly order: PlacedOrder
  readonly firstName: string | null
  /** Customers get a link to their orders. */
  readonly isCustomer: boolean
}

/** The thank-you page, with the order as this device saw it when it was sent. @source SCREEN-26, ORDER-12 */
export function Thanks({ order: { number, email, record }, firstName, isCustomer }: ThanksProps) {
  const words = useMessages('checkout').order.thanks
  const { home, orders, next } = useMessages('checkout')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.thanks} aria-labelledby="thanks">
      <h2 id="thanks" ref={heading} tabIndex={-1}>
        {firstName ? words.titleFor(firstName) : words.title}
      </h2>
      <p role="status" className={styles.number}>
        {number === null ? words.later : words.number(number)}
      </p>
      <NextSteps email={email} record={record} />
      {record && <OrderRecord order={record} />}
      <p className={styles.ways}>
        <Link className={button.primary} to="/">
          {home}
        </Link>
        <button type="button" className={button.secondary} onClick={() => print()}>
          {next.print}
        </button>
        {isCustomer && (
          <Link className={button.secondary} to="/my-account/orders">
            {orders}
          </Link>
        )}
      </p>
    </section>
  )
}
