import { Suspense, useEffect, useRef } from 'react'
import { SecondaryButton } from '../../../../components/button.tsx'
import { PrimaryLink, SecondaryLink } from '../../../../components/links/button-link.tsx'
import { ArrivalLine, NextSteps } from '../../../../components/order/next-steps.tsx'
import sheet from '../../../../components/order/order-record.module.css'
import { OrderRecord } from '../../../../components/order/order-record.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { CheckoutDraft, PlacedOrder } from '../../../../sync/tasks/order/index.ts'
import type { CheckoutAccount } from '../device/use-new-account.ts'
import styles from '../steps/checkout.module.css'

interface ThanksProps {
  readonly order: PlacedOrder
  readonly draft: Pick<CheckoutDraft, 'personal' | 'shipping' | 'isBillingSame' | 'billing'>
  readonly account: Pick<CheckoutAccount, 'isCustomer' | 'SaveDetails'>
}

/** The thank-you page, with the order as this device saw it when it was sent. @source SCREEN-26, ORDER-12 */
export function Thanks({ order: { number, email, record }, draft, account }: ThanksProps) {
  const { isCustomer, SaveDetails } = account
  const { firstName = '', lastName = '' } = draft.personal ?? {}
  const billing = draft.isBillingSame ? null : draft.billing
  const words = useMessages('checkout').order.thanks
  const { home, orders, next } = useMessages('checkout')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const ways = (
    <p className={sheet.ways}>
      {isCustomer && <PrimaryLink to="/my-account/orders">{orders}</PrimaryLink>}
      <SecondaryButton onClick={() => print()}>{next.print}</SecondaryButton>
      <SecondaryLink to="/">{home}</SecondaryLink>
    </p>
  )
  return (
    <section className={sheet.thanks} aria-labelledby="thanks">
      <div className={styles.done}>
        <h2 id="thanks" ref={heading} tabIndex={-1}>
          {firstName ? words.titleFor(firstName) : words.title}
        </h2>
        <p role="status" className={sheet.number}>
          {number === null ? words.later : words.number(number)}
        </p>
        <ArrivalLine record={record} />
      </div>
      <div className={sheet.after}>
        <NextSteps email={email} record={record} />
        <Suspense fallback={null}>
          <SaveDetails email={email} firstName={firstName} lastName={lastName} address={draft.shipping} billing={billing} />
        </Suspense>
      </div>
      {record ? <OrderRecord order={record} actions={ways} /> : ways}
    </section>
  )
}
