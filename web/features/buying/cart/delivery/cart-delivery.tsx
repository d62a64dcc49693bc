import { CartDeliveryDocument } from '#schema/generated/operations.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { useCart } from '../device/use-cart.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import { deliveryQuestion } from './delivery-state.ts'
import { useDelivery } from './use-delivery.ts'

/** Delivery and collection costs of the cart. @source TOTAL-8 */
export function CartDelivery() {
  const { cart, progress } = useCart()
  const inUse = useDelivery({
    question: (destination) => deliveryQuestion(destination, cart),
    async ask({ postcode, country }, signal) {
      const { cartShippingMethods } = await sendPrivateQuery(CartDeliveryDocument, { address: { postcode, country } }, { signal })
      return { methods: cartShippingMethods, refusal: null }
    },
    progress,
  })
  return <DeliveryEstimate {...inUse} />
}
