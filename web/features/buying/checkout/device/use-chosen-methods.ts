import { useEffect, useState } from 'react'
import type { CartShippingInput } from '#schema/generated/types.ts'
import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { useShop } from '../../../../data/shop.tsx'
import { type CheckoutDraft, deliveryAddress } from '../../../../sync/tasks/order/index.ts'
import type { UseCartResult } from '../../cart/index.ts'
import { selectPaymentMethod, selectShippingMethod } from '../state/methods.ts'
import type { OrderMethods } from '../state/order-methods.ts'
import { useMethods } from './use-methods.ts'

/**
 * The methods of the order: those offered, the chosen ones, of which delivery can carry the goods, and whether the totals include them.
 * @param isCartOpen whether methods can still be loaded for the cart
 * @param customerEmail null for guests, who have a cart of their own
 */
export function useChosenMethods(
  draft: CheckoutDraft | null,
  isCartOpen: boolean,
  cartState: Pick<UseCartResult, 'cart' | 'device'>,
  customerEmail: string | null,
) {
  const { isOnline } = useNetwork()
  const { delivery } = useShop()
  const load = orderLoad(cartState.cart?.lines ?? [])
  const { methods, retry } = useMethods(isCartOpen ? draft : null, cartState, customerEmail)
  const shipping = selectShippingMethod(methods.shipping, draft?.shippingMethod ?? null, { delivery, load })
  const payment = selectPaymentMethod(methods.payment, draft?.paymentMethod ?? null)
  const cost = useDeliveryCost(toShippingInput(draft, methods, shipping), cartState, customerEmail)
  const { cart } = cartState
  const isDelivered = methods.isVirtual || cost === 'added'
  const hasNoCarrier = !methods.isVirtual && methods.shipping.length > 0 && !shipping
  return {
    methods,
    load,
    /** No delivery method that is offered can carry the goods. */
    hasNoCarrier,
    retryMethods: retry,
    shipping: methods.isVirtual ? null : shipping,
    payment,
    /** The platform rejected destination or method. */
    hasDeliveryFailed: cost === 'failed',
    /** Whether the total shown is the amount due; offline, no total is shown. */
    isTotalReady:
      !hasNoCarrier &&
      (!isOnline || (methods.status === 'ready' && isDelivered && cart !== null && !cart.isPending && cart.totals !== null)),
  }
}

function toShippingInput(
  draft: CheckoutDraft | null,
  { isVirtual, status }: OrderMethods,
  method: { readonly carrierCode: string; readonly methodCode: string } | null,
): CartShippingInput | null {
  if (!draft?.shipping || isVirtual || status !== 'ready' || !method) return null
  return { address: deliveryAddress(draft.shipping), carrierCode: method.carrierCode, methodCode: method.methodCode }
}

/** Whether the totals include the delivery. */
type DeliveryCost = 'pending' | 'added' | 'failed'

/**
 * Sends destination and method to the platform whenever they or the cart change, so that its totals are those of the order.
 * @param delivery null while unknown, or if nothing is delivered
 * @param customerEmail null for guests, who have a cart of their own
 */
function useDeliveryCost(
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
