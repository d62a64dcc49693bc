import { useEffect, useState } from 'react'
import { isOffline } from '../../../../api/errors.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import type { OrderHistory } from './order-history.ts'
import { ordersOnDevice } from './orders-on-device.ts'
import { refreshOrders } from './refresh-orders.ts'

interface UseOrdersResult {
  /** Null until the device has been read. */
  readonly history: OrderHistory | null
  readonly status: 'asking' | 'ready' | 'offline' | 'failed'
  readonly retry: () => void
}

/** The stored orders, with the current page reloaded now and when the network returns. @source USER-18, ORDER-8 */
export function useOrders(page: number): UseOrdersResult {
  const { deviceDatabase } = useShop()
  const history = useDeviceValue(ordersOnDevice, deviceDatabase)
  const [answer, setAnswer] = useState<{ page: number; status: UseOrdersResult['status'] } | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` retries
  useEffect(() => {
    let isCurrent = true
    const update = (status: UseOrdersResult['status']) => isCurrent && setAnswer({ page, status })
    update('asking')
    refreshOrders(deviceDatabase, page).then(
      () => update('ready'),
      (error) => {
        if (!isExpectedFailure(error)) console.warn('The orders could not be refreshed', error)
        update(isOffline(error) ? 'offline' : 'failed')
      },
    )
    const again = () => setAttempt((count) => count + 1)
    addEventListener('online', again)
    return () => {
      isCurrent = false
      removeEventListener('online', again)
    }
  }, [deviceDatabase, page, attempt])
  return {
    history,
    status: answer?.page === page ? answer.status : 'asking',
    retry: () => setAttempt(attempt + 1),
  }
}
