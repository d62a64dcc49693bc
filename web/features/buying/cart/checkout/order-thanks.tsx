import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import type { CheckoutReturnStatus } from '#schema/generated/types.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { GuestDetails } from '../../../../sync/tasks/order/index.ts'
import { useCart } from '../device/use-cart.ts'

interface OrderThanksProps {
  /** Unverified, from the URL. */
  readonly order: string
  readonly email: string
  /** Offers an account to guests. */
  readonly SaveDetails: ComponentType<GuestDetails>
  /** Whom to ask, beside the message about an order that is not found. */
  readonly help: ReactNode
}

const OrderResult = late(async () => (await import('./order-result.tsx')).OrderResult, ['account', 'cart'])

/**
 * The result of an order at the external checkout, for a shopper who returns from it. The cart is cleared once it is ordered.
 * @source SCREEN-17, ORDER-12
 */
export function OrderThanks({ order, email, SaveDetails, help }: OrderThanksProps) {
  const { thanks } = useMessages('checkout')
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
  const asking = (
    <p role="status" aria-busy>
      {thanks.asking}
    </p>
  )
  if (status === null) return asking
  return (
    <Suspense fallback={asking}>
      <OrderResult status={status} order={order} email={email} onAsk={ask} {...{ SaveDetails, help }} />
    </Suspense>
  )
}
