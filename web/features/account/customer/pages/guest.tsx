import { Suspense, useEffect, useRef } from 'react'
import { focusIfLost } from '../../../../components/form/focus-if-lost.ts'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useAccountDialog } from '../account.ts'
import { SignInForm } from '../dialog/sign-in-form.tsx'
import type { AccountUrl } from './blocks.ts'
import styles from './guest.module.css'

const HelpCard = late(async () => (await import('./help-card.tsx')).HelpCard)
const LastGuestOrder = late(async () => (await import('../orders/last-guest-order.tsx')).LastGuestOrder)

interface GuestProps extends AccountUrl {
  /** The shopper has just signed out on this page, with a button that is gone. */
  readonly takesFocus: boolean
}

/**
 * Explains why no account is shown, offers the sign-in, and lists the benefits of an account. On the page of orders it also says how to find
 * an order without an account, below the last order placed on this device.
 * @source USER-4, USER-29, USER-34, ORDER-18
 */
export function Guest({ block, orderId, takesFocus }: GuestProps) {
  const words = useMessages('account')
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog has the same fields, so only one of the two forms is shown.
  const isDialogOpen = useAccountDialog() !== null
  const wasDialogOpen = useRef(isDialogOpen)
  useEffect(() => {
    if (takesFocus) focusIfLost(() => heading.current)
  }, [takesFocus])
  useEffect(() => {
    // The button that opened the dialog may have been in the form.
    if (wasDialogOpen.current && !isDialogOpen) focusIfLost(() => heading.current)
    wasDialogOpen.current = isDialogOpen
  }, [isDialogOpen])
  return (
    <div className={styles.guest}>
      {block === 'orders' && (
        <Suspense>
          <LastGuestOrder orderId={orderId} email={null} />
        </Suspense>
      )}
      <section aria-labelledby="sign-in">
        <h2 id="sign-in" ref={heading} tabIndex={-1}>
          {words.forms.login}
        </h2>
        <p role="status">{words.guest}</p>
        {!isDialogOpen && <SignInForm />}
      </section>
      {block === 'orders' && (
        <Suspense>
          <HelpCard headingLevel={2} />
        </Suspense>
      )}
      <section aria-labelledby="benefits">
        <h2 id="benefits">{words.benefits.title}</h2>
        <ul>
          {words.benefits.list.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
