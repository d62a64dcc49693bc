import type { ShippingMethodFragment } from '#schema/generated/operations.ts'
import type { CartShippingInput } from '#schema/generated/types.ts'
import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { useShop } from '../../../../data/shop.tsx'
import { type CheckoutDraft, deliveryAddress } from '../../../../sync/tasks/order/index.ts'
import type { UseCartResult } from '../../cart/index.ts'
import { selectPaymentMethod, selectShippingMethod } from '../state/methods.ts'
import type { OrderMethods } from '../state/order-methods.ts'
import { useDeliveryCost } from './use-delivery-cost.ts'
import { useMethods } from './use-methods.ts'

/**
 * The offered methods, the chosen ones, and whether the totals include them. The chosen delivery method can carry the goods.
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
  const isDelivered = methods.isVirtual || shipping?.isOffline || cost === 'added'
  const hasNoMethod = !methods.isVirtual && !shipping && (methods.status === 'ready' || methods.shipping.length > 0)
  return {
    methods,
    load,
    /** No delivery method is offered for the address, or none of them can carry the goods. */
    hasNoMethod,
    retryMethods: retry,
    shipping: methods.isVirtual ? null : shipping,
    payment,
    /** The platform rejected destination or method. */
    hasDeliveryFailed: cost === 'failed',
    /** Whether the total shown is the amount due; offline, no total is shown. */
    isTotalReady:
      !hasNoMethod &&
      (!isOnline || (methods.status === 'ready' && isDelivered && cart !== null && !cart.isPending && cart.totals !== null)),
  }
}

/** The platform cannot set the shop's own methods, which it does not know. */
function toShippingInput(
  draft: CheckoutDraft | null,
  { isVirtual, status }: OrderMethods,
  method: ShippingMethodFragment | null,
): CartShippingInput | null {
  if (!draft?.shipping || isVirtual || status !== 'ready' || !method || method.isOffline) return null
  return { address: deliveryAddress(draft.shipping), carrierCode: method.carrierCode, methodCode: method.methodCode }
}
