import { useMessages } from '../../../../messages/use-messages.tsx'
import { CartTotals, Coupon, LineAmount, type VisibleCart } from '../../cart/index.ts'
import styles from './checkout.module.css'

/** The order's lines and totals, in the platform's words. @source CHECKOUT-9 */
export function OrderSummary({ cart }: { readonly cart: VisibleCart }) {
  const words = useMessages('checkout').order.review
  const { title } = useMessages('cart').totals
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary">{title}</h2>
      <ul className={styles.lines} aria-label={words.lines}>
        {cart.lines.map((line) => (
          <li key={line.key}>
            <span>
              {words.quantity(line.quantity)} {line.name}
              {line.options.map(({ label, value }) => (
                <small key={label}>
                  {label}: {value}
                </small>
              ))}
            </span>
            <LineAmount line={line} />
          </li>
        ))}
      </ul>
      <Coupon />
      <CartTotals />
    </section>
  )
}
