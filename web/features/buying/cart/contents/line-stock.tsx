import type { StockSignFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './cart-line.module.css'

interface LineStockProps {
  readonly stock: StockSignFragment | null
  readonly quantity: number
  /** Out-of-stock components of a bundle; undefined in carts stored by older versions. */
  readonly missing: readonly string[] | undefined
}

/** Stock message of a line: in stock, out of stock, or fewer than wanted. @source TEXT-24 */
export function LineStock({ stock, quantity, missing = [] }: LineStockProps) {
  const words = useMessages('cart').stock
  if (missing.length > 0) return <p className={styles.problem}>{words.missing(missing)}</p>
  if (!stock || stock.status === 'VOLATILE') return null
  const isGone = stock.status === 'OUT_OF_STOCK'
  const most = stock.quantity !== null && stock.quantity > 0 && quantity > stock.quantity ? stock.quantity : null
  if (!isGone && most === null) return <p className={styles.inStock}>{words.there}</p>
  return <p className={styles.problem}>{isGone || most === null ? words.gone : words.only(most)}</p>
}
