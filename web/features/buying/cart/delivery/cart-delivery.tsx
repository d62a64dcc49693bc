import { CartDeliveryDocument } from '#schema/generated/operations.ts'
import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { useCart } from '../device/use-cart.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import { areFromStock, deliveryRequestKey } from './delivery-state.ts'
import { useDelivery } from './use-delivery.ts'

/** @source TOTAL-8 */
export function CartDelivery() {
  const { cart, progress } = useCart()
  const delivery = useDelivery({
    requestKey: (destination) => deliveryRequestKey(destination, cart),
    async load({ postcode, country }, signal) {
      const { cartShippingMethods } = await sendPrivateQuery(CartDeliveryDocument, { address: { postcode, country } }, { signal })
      return { methods: cartShippingMethods, rejection: null }
    },
    progress,
  })
  const lines = cart?.lines ?? []
  return <DeliveryEstimate {...delivery} isFromStock={areFromStock(lines)} load={orderLoad(lines)} />
}
