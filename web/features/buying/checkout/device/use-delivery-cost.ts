import { useEffect, useState } from 'react'
import type { CartShippingInput } from '#schema/generated/types.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import type { UseCartResult } from '../../cart/index.ts'

/** Whether the totals include the delivery. */
type DeliveryCost = 'pending' | 'added' | 'failed'

/**
 * Sends destination and method to the platform whenever they or the cart change, so that its totals are those of the order.
 * @param delivery null while unknown, or if nothing is delivered
 * @param customerEmail null for guests, who have a cart of their own
 */
export function useDeliveryCost(
  delivery: CartShippingInput | null,
  { cart, device }: Pick<UseCartResult, 'cart' | 'device'>,
  customerEmail: string | null,
): DeliveryCost {
  const { isOnline } = useNetwork()
  const [answer, setAnswer] = useState<{ readonly requestKey: string; readonly cost: DeliveryCost } | null>(null)
  const lines = cart?.lines.map(({ key, quantity }) => [key, quantity])
  const requestKey = delivery && cart && !cart.isPending ? JSON.stringify({ delivery, lines, customerEmail }) : null
  useEffect(() => {
    if (requestKey === null || !isOnline) return
    let isCancelled = false
    device()
      .setShipping(JSON.parse(requestKey).delivery)
      .then(
        (rejection) => isCancelled || setAnswer({ requestKey, cost: rejection === null ? 'added' : 'failed' }),
        (error) => {
          if (!isExpectedFailure(error)) console.warn('The delivery could not be added to the totals', error)
          if (!isCancelled) setAnswer({ requestKey, cost: 'failed' })
        },
      )
    return () => {
      isCancelled = true
    }
  }, [requestKey, isOnline, device])
  return answer?.requestKey === requestKey ? (answer?.cost ?? 'pending') : 'pending'
}
