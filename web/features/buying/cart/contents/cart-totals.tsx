import { useNetwork } from '../../../../api/use-network.ts'
import { SecondaryButton } from '../../../../components/button.tsx'
import { PriceSummary } from '../../../../components/price/sums/price-summary.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useCart } from '../device/use-cart.ts'
import styles from './cart-totals.module.css'

/** The platform's totals for the current cart, or the reason why they are unknown. @source TOTAL-4, TOTAL-11 */
export function CartTotals() {
  const words = useMessages('cart').totals
  const { isOnline } = useNetwork()
  const { cart, progress, device } = useCart()
  if (!cart) return null
  const summary = cart.isPending ? null : (cart.totals?.summary ?? null)
  // If this tab sends nothing, another tab does.
  const isWaiting = isOnline && (progress === 'sending' || (cart.isPending && progress === 'idle'))
  return (
    <div className={styles.totals} role="status">
      {summary ? (
        <>
          <PriceSummary summary={summary} />
          {!summary.rows.some(({ kind }) => kind === 'DELIVERY') && <p className={styles.pending}>{words.withoutDelivery}</p>}
        </>
      ) : (
        <p className={styles.pending}>{isWaiting ? words.pending : isOnline ? words.unavailable : words.offline}</p>
      )}
      {!summary && isOnline && !isWaiting && (
        <SecondaryButton onClick={() => void device().sync()}>{words.again}</SecondaryButton>
      )}
    </div>
  )
}
