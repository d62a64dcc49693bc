import { EmptyState } from '../../../../../components/empty-state/empty-state.tsx'
import wood from '../../../../../components/empty-state/wood.module.css'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { useCart } from '../../device/use-cart.ts'
import styles from './empty-cart.module.css'

/** The empty cart, with a drawing of a trolley. @source CACHE-22 */
export function EmptyCart() {
  const { title, text, notStored, home, search, quickOrder } = useMessages('cart').empty
  const { cart, device } = useCart()
  const isStored = cart === null || device().isStored()
  const ways = [
    { to: '/', text: home },
    { to: '/search', text: search },
    { to: '/quick-order', text: quickOrder },
  ]
  return (
    <EmptyState title={title} text={isStored ? text : notStored} ways={ways} viewBox="0 0 240 120">
      <path className={wood.board} d="M30 74h180v10H30z" />
      <path className={styles.metal} d="M42 74V22M198 74V22M42 30h-14M198 30h14M20 112.5h200" />
      <circle className={styles.metal} cx="70" cy="98" r="13" />
      <circle className={styles.metal} cx="170" cy="98" r="13" />
    </EmptyState>
  )
}
