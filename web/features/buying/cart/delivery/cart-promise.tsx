import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { PromiseLines } from '../../../../components/arrival/promise-lines.tsx'
import { useCart } from '../device/use-cart.ts'
import { useDestination } from '../device/use-destination.ts'
import { useCartQuote } from './cart-quote.ts'
import styles from './delivery.module.css'
import { areFromStock, platformMethods } from './delivery-state.ts'

/**
 * When the cart arrives or can be collected: by the methods that the platform offered for it and the shopper's postcode, otherwise by any
 * method, with the prices of the last offer. Requests nothing. Nothing is promised for goods whose size and weight are unknown, because
 * they may need no delivery.
 * @source DELIVERY-25
 */
export function CartPromise() {
  const { cart } = useCart()
  const destination = useDestination()
  const methods = useCartQuote(cart)
  const lines = cart?.lines ?? []
  const load = orderLoad(lines)
  if (!areFromStock(lines) || (load.longest === null && load.kilograms === 0)) return null
  return (
    <PromiseLines
      load={load}
      // Without a postcode the platform leaves out methods that need one.
      destination={destination && methods ? { country: destination.country, methods: platformMethods(methods) } : destination}
      className={styles.promise}
      offer={methods}
    />
  )
}
