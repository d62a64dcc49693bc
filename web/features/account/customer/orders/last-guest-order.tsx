import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { late } from '../../../../late/late.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { draftOnDevice, isOrderOf, keptOrder, withoutOldOrder } from '../../../../sync/tasks/order/index.ts'

const GuestOrder = late(async () => (await import('./guest-order.tsx')).GuestOrder, ['account', 'cart'])

interface LastGuestOrderProps {
  /** Id of the order shown on its own page; null on the page of orders. */
  readonly orderId: string | null
  /** E-mail address of the customer; null for a guest. */
  readonly email: string | null
  /** Shown if the device has no such order. */
  readonly otherwise?: ReactNode
}

/**
 * The last order placed on this device by a guest, or by a customer before the account was created.
 * @source ORDER-18, ORDER-21
 */
export function LastGuestOrder({ orderId, email, otherwise = null }: LastGuestOrderProps) {
  const { deviceDatabase } = useShop()
  const draft = useDeviceValue(draftOnDevice, deviceDatabase)
  const [now] = useState(Date.now)
  useEffect(() => {
    draftOnDevice(deviceDatabase)
      .change(withoutOldOrder(now))
      .catch((error) => console.warn('An old order could not be deleted', error))
  }, [deviceDatabase, now])
  const order = draft && keptOrder(draft, now)
  if (!order || !isOrderOf(order, email) || (orderId !== null && orderId !== order.id)) return otherwise
  return (
    <Suspense>
      <GuestOrder order={order} placedAt={draft.modifiedAt} isWhole={orderId !== null} />
    </Suspense>
  )
}
