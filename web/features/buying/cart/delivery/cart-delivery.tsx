import { CartDeliveryDocument } from '#schema/generated/operations.ts'
import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { DetailsOnOpen } from '../../../../components/details-on-open.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useCart } from '../device/use-cart.ts'
import { CartPromise } from './cart-promise.tsx'
import { recordCartQuote } from './cart-quote.ts'
import styles from './delivery.module.css'
import { DeliveryFrom } from './delivery-from.tsx'
import { areFromStock, deliveryRequestKey } from './delivery-state.ts'
import { useDelivery } from './use-delivery.ts'

const DeliveryEstimate = late(async () => (await import('./delivery-estimate.tsx')).DeliveryEstimate, ['cart', 'forms'])

/**
 * The lowest price of delivery and the days of delivery and collection; expands to all methods for a postcode. Until the shopper enters a
 * postcode, the shop asks the platform for the store view's country.
 * @source TOTAL-8, DELIVERY-25 to DELIVERY-27
 */
export function CartDelivery() {
  const title = useMessages('catalog').cart.delivery
  const { country } = useShop()
  const { cart, progress } = useCart()
  const estimate = useDelivery({
    home: { postcode: '', country },
    requestKey: (destination) => deliveryRequestKey(destination, cart),
    async load(destination, signal) {
      const { postcode, country } = destination
      const address = postcode === '' ? { country } : { postcode, country }
      const { cartShippingMethods } = await sendPrivateQuery(CartDeliveryDocument, { address }, { signal })
      const methods = cartShippingMethods?.filter(({ isOffline }) => !isOffline)
      if (methods) recordCartQuote({ requestKey: deliveryRequestKey(destination, cart), methods })
      return { methods: cartShippingMethods, rejection: null }
    },
    progress,
  })
  const lines = cart?.lines ?? []
  return (
    <div>
      <DetailsOnOpen className={styles.details} summary={<DeliveryFrom unknown={title} />}>
        <DeliveryEstimate {...estimate} isFromStock={areFromStock(lines)} load={orderLoad(lines)} />
      </DetailsOnOpen>
      <CartPromise />
    </div>
  )
}
