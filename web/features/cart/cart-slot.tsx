import { useCart } from './cart.ts'

/** The place of the cart in the header; takes no room while there is nothing in it. */
export function CartSlot() {
  const count = useCart((cart) => cart.count)
  return count > 0 && <span>{count}</span>
}
