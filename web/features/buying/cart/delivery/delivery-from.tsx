import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { DeliveryPrice } from '../../../../components/arrival/delivery-price.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useCart } from '../device/use-cart.ts'
import { useDestination } from '../device/use-destination.ts'
import { useCartQuote } from './cart-quote.ts'
import { cheapestDelivery, needsPostcode } from './delivery-state.ts'

/**
 * The lowest price of delivery in the platform's last offer for the cart, or that it needs a postcode. Requests nothing.
 * @param unknown text if there is no such offer or price
 * @source DELIVERY-25 to DELIVERY-27
 */
export function DeliveryFrom({ unknown }: { readonly unknown: string }) {
  const { delivery: words, summary } = useMessages('cart')
  const { delivery: rules } = useShop()
  const { cart } = useCart()
  const destination = useDestination()
  const methods = useCartQuote(cart)
  const price = methods && cheapestDelivery(methods, rules, orderLoad(cart?.lines ?? []))
  if (!price) return needsPostcode(destination, methods, price) ? words.byPostcode : unknown
  return (
    <>
      {price.gross.amount === 0 ? summary.rows.DELIVERY : words.from} <DeliveryPrice price={price} />
    </>
  )
}
