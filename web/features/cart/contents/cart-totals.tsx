import { useNetwork } from '../../../data/network/use-network.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { useCart } from '../device/use-cart.ts'
import styles from './cart-totals.module.css'

/** Of the platform's codes, the sum itself. */
const GRAND_TOTAL = 'grand_total'

/** What the cart costs, as the platform says it for what is in the cart now; otherwise why that is not known. @source TOTAL-4 */
export function CartTotals() {
  const words = useMessages('cart').totals
  const { isOnline } = useNetwork()
  const { cart, progress, device } = useCart()
  if (!cart) return null
  const isKnown = !cart.isPending && cart.totals !== null
  // Where this tab sends nothing another one does.
  const isWaiting = isOnline && (progress === 'sending' || (cart.isPending && progress === 'still'))
  return (
    <div className={styles.totals} role="status">
      {isKnown && cart.totals ? (
        <dl className={styles.sum}>
          {cart.totals.segments
            .filter(({ code }) => code !== GRAND_TOTAL)
            .map(({ code, title, value }) => (
              <div key={code}>
                <dt>{title}</dt>
                <dd>{value.formatted}</dd>
              </div>
            ))}
          <div className={styles.total}>
            <dt>{words.total}</dt>
            <dd>{cart.totals.grandTotal.formatted}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.pending}>{isWaiting ? words.pending : isOnline ? words.unavailable : words.offline}</p>
      )}
      {!isKnown && isOnline && !isWaiting && (
        <button type="button" className={button.secondary} onClick={() => device().sync()}>
          {words.again}
        </button>
      )}
    </div>
  )
}
