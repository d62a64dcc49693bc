import { EmptyCart, useCart } from '../../cart/index.ts'
import styles from './checkout-placeholder.module.css'

/**
 * Shown until the checkout's code is loaded and the device has been read: the empty cart, unless the cart has lines. The styles hide it if
 * the last visit left lines or an order.
 */
export function CheckoutPlaceholder() {
  const { cart } = useCart()
  return (
    <div className={styles.placeholder} aria-busy>
      {!cart?.lines.length && <EmptyCart />}
    </div>
  )
}
