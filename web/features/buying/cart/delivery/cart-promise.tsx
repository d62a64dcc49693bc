import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { PromiseLines } from '../../../../components/arrival/promise-lines.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useCart } from '../device/use-cart.ts'
import { useDestination } from '../device/use-destination.ts'
import { useCartQuote } from './cart-quote.ts'
import styles from './delivery.module.css'
import { areFromStock, cheapestDelivery, platformMethods } from './delivery-state.ts'

/**
 * When the cart arrives or can be collected: by the methods that the platform offered for it, with their prices, or by any method before
 * the platform was asked. Requests nothing. Nothing is promised for goods of which neither size nor weight is known, because they may need
 * no delivery.
 * @source DELIVERY-25
 */
export function CartPromise() {
  const { cart } = useCart()
  const { country, delivery } = useShop()
  const destination = useDestination()
  const methods = useCartQuote(cart)
  const lines = cart?.lines ?? []
  const load = orderLoad(lines)
  if (!areFromStock(lines) || (load.longest === null && load.kilograms === 0)) return null
  // Without a postcode the platform leaves out methods that need one.
  const offer = methods && (destination || cheapestDelivery(methods, delivery, load)) ? platformMethods(methods) : null
  return (
    <PromiseLines
      load={load}
      destination={offer ? { country: destination?.country ?? country, methods: offer } : destination}
      className={styles.promise}
      offer={methods}
    />
  )
}
