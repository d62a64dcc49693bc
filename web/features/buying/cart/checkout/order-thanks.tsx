import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import type { CheckoutReturnStatus } from '#schema/generated/types.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { Link } from '../../../../components/links/link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import button from '../../../../styles/button.module.css'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import type { GuestDetails } from '../../../../sync/tasks/order/index.ts'
import { useCart } from '../device/use-cart.ts'
import styles from './order-thanks.module.css'

interface OrderThanksProps {
  /** Unverified, from the URL. */
  readonly order: string
  readonly email: string
  /** Offers an account to guests. */
  readonly SaveDetails: ComponentType<GuestDetails>
}

const LateOrderRecord = late(async () => (await import('../../../../components/order/order-record.tsx')).OrderRecord, 'now', [
  'account',
  'cart',
])

const LateNextSteps = late(async () => (await import('../../../../components/order/next-steps.tsx')).NextSteps, 'now')

/**
 * The result of an order at the external checkout, for a shopper who returns from it. The cart is cleared once it is ordered.
 * @source SCREEN-17, ORDER-12
 */
export function OrderThanks({ order, email, SaveDetails }: OrderThanksProps) {
  const words = useMessages('checkout')
  const { thanks } = words
  const { deviceDatabase } = useShop()
  const firstName = useDeviceValue(customerOnDevice, deviceDatabase)?.firstName.trim()
  const { cart, device } = useCart()
  const [status, setStatus] = useState<CheckoutReturnStatus | null>(null)
  const ask = useCallback(() => {
    setStatus(null)
    device()
      .confirmExternalOrder(order)
      .then(setStatus, (error) => {
        if (!isExpectedFailure(error)) console.warn('The order could not be looked up', error)
        setStatus('UNKNOWN')
      })
  }, [device, order])
  const isRead = cart !== null
  useEffect(() => {
    if (isRead) ask()
  }, [isRead, ask])
  if (status === null)
    return (
      <p role="status" aria-busy>
        {thanks.asking}
      </p>
    )
  const record = status === 'ORDERED' ? device().lastOrder() : null
  const isOpen = status === 'OPEN' || status === 'UNKNOWN'
  const [title, text] = {
    ORDERED: [firstName ? words.order.thanks.titleFor(firstName) : thanks.heading, null],
    OPEN: [thanks.open, thanks.openText],
    UNKNOWN: [thanks.unknown, thanks.unknownText],
    NONE: [thanks.none, thanks.noneText],
  }[status]
  return (
    <section className={styles.thanks} aria-labelledby="order">
      <h2 id="order">{title}</h2>
      <p role="status" className={text === null ? styles.number : undefined}>
        {text ?? thanks.number(order)}
      </p>
      {status === 'ORDERED' && (
        <div className={styles.after}>
          <Suspense fallback={null}>
            <LateNextSteps email={email} record={record} />
            <SaveDetails email={email} firstName="" lastName="" address={null} billing={null} />
          </Suspense>
        </div>
      )}
      {record && (
        <Suspense fallback={null}>
          <LateOrderRecord order={record} />
        </Suspense>
      )}
      <p className={styles.ways}>
        {isOpen ? (
          <>
            <button type="button" className={button.primary} onClick={ask}>
              {thanks.again}
            </button>
            <Link className={button.secondary} to="/cart">
              {words.toCart}
            </Link>
          </>
        ) : (
          <>
            <Link className={button.primary} to="/">
              {words.home}
            </Link>
            {status === 'ORDERED' && (
              <button type="button" className={button.secondary} onClick={() => print()}>
                {words.next.print}
              </button>
            )}
            <Link className={button.secondary} to="/my-account/orders">
              {words.orders}
            </Link>
          </>
        )}
      </p>
    </section>
  )
}
