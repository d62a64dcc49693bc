import { useEffect, useState } from 'react'
import type { CartShippingInput } from '#schema/generated/types.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import type { UseCartResult } from '../../cart/index.ts'

/** Whether the totals include the delivery. */
export type DeliveryCost = 'pending' | 'added' | 'failed'

/**
 * Sends destination and method to the platform whenever they or the cart change, so that its totals are those of the order.
 * @param delivery null while unknown, or if nothing is delivered
 * @param who identifies the customer; guests have a cart of their own
 */
export function useDeliveryCost(
  delivery: CartShippingInput | null,
  { cart, device }: Pick<UseCartResult, 'cart' | 'device'>,
  who: string | null,
): DeliveryCost {
  const { isOnline } = useNetwork()
  const [told, setTold] = useState<{ readonly wanted: string; readonly cost: DeliveryCost } | null>(null)
  const lines = cart?.lines.map(({ key, quantity }) => [key, quantity])
  const wanted = delivery && cart && !cart.isPending ? JSON.stringify({ delivery, lines, who }) : null
  useEffect(() => {
    if (wanted === null || !isOnline) return
    let isLeft = false
    device()
      .setShipping(JSON.parse(wanted).delivery)
      .then(
        (refused) => isLeft || setTold({ wanted, cost: refused === null ? 'added' : 'failed' }),
        (error) => {
          if (!isExpectedFailure(error)) console.warn('The delivery is not in the totals', error)
          if (!isLeft) setTold({ wanted, cost: 'failed' })
        },
      )
    return () => {
      isLeft = true
    }
  }, [wanted, isOnline, device])
  return told?.wanted === wanted ? (told?.cost ?? 'pending') : 'pending'
}
