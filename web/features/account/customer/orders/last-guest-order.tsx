import { Suspense, useEffect, useState } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { late } from '../../../../late/late.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { draftOnDevice, keptOrder, withoutOldOrder } from '../../../../sync/tasks/order/index.ts'

const GuestOrder = late(async () => (await import('./guest-order.tsx')).GuestOrder, 'now', ['account', 'cart'])

interface LastGuestOrderProps {
  /** Id of the order shown on its own page; null on the page of orders. */
  readonly orderId: string | null
}

/** The last order of a guest, if this device still has it. Renders nothing for the id of another order. @source ORDER-18 */
export function LastGuestOrder({ orderId }: LastGuestOrderProps) {
  const { deviceDatabase } = useShop()
  const draft = useDeviceValue(draftOnDevice, deviceDatabase)
  const [now] = useState(Date.now)
  useEffect(() => {
    draftOnDevice(deviceDatabase)
      .change(withoutOldOrder(now))
      .catch((error) => console.warn('An old order could not be deleted', error))
  }, [deviceDatabase, now])
  const order = draft && keptOrder(draft, now)
  if (!order || (orderId !== null && orderId !== order.id)) return null
  return (
    <Suspense>
      <GuestOrder order={order} placedAt={draft.modifiedAt} isWhole={orderId !== null} />
    </Suspense>
  )
}
