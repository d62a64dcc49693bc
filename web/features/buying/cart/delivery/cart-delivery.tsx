import { CartDeliveryDocument } from '#schema/generated/operations.ts'
import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { DeliveryPrice } from '../../../../components/arrival/delivery-price.tsx'
import { DetailsOnOpen } from '../../../../components/details-on-open.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useCart } from '../device/use-cart.ts'
import { CartPromise } from './cart-promise.tsx'
import { recordCartQuote } from './cart-quote.ts'
import styles from './delivery.module.css'
import { areFromStock, cheapestDelivery, deliveryRequestKey, needsPostcode } from './delivery-state.ts'
import { useDelivery } from './use-delivery.ts'

const DeliveryEstimate = late(async () => (await import('./delivery-estimate.tsx')).DeliveryEstimate, 'now', ['cart', 'forms'])

/**
 * The lowest price of delivery and the days of delivery and collection; expands to all methods for a postcode. Until the shopper enters a
 * postcode, the shop asks the platform for the store view's country.
 * @source TOTAL-8, DELIVERY-25, DELIVERY-26
 */
export function CartDelivery() {
  const title = useMessages('catalog').cart.delivery
  const { delivery: words, summary } = useMessages('cart')
  const { delivery: rules, country } = useShop()
  const { cart, progress } = useCart()
  const estimate = useDelivery({
    home: { postcode: '', country },
    requestKey: (destination) => deliveryRequestKey(destination, cart),
    async load(destination, signal) {
      const { postcode, country } = destination
      const address = postcode === '' ? { country } : { postcode, country }
      const { cartShippingMethods } = await sendPrivateQuery(CartDeliveryDocument, { address }, { signal })
      recordCartQuote({ requestKey: deliveryRequestKey(destination, cart), methods: cartShippingMethods ?? [] })
      return { methods: cartShippingMethods, rejection: null }
    },
    progress,
  })
  const lines = cart?.lines ?? []
  const load = orderLoad(lines)
  const methods = estimate.delivery.status === 'known' ? estimate.delivery.methods : []
  const price = cheapestDelivery(methods, rules, load)
  return (
    <div>
      <DetailsOnOpen
        className={styles.details}
        summary={
          price ? (
            <>
              {price.gross.amount === 0 ? summary.rows.DELIVERY : words.from} <DeliveryPrice price={price} />
            </>
          ) : needsPostcode(estimate.destination, estimate.delivery, rules, load) ? (
            words.byPostcode
          ) : (
            title
          )
        }
      >
        <DeliveryEstimate {...estimate} isFromStock={areFromStock(lines)} load={load} />
      </DetailsOnOpen>
      <CartPromise />
    </div>
  )
}
