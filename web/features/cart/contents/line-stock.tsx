import type { StockSignFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './cart-line.module.css'

interface LineStockProps {
  readonly stock: StockSignFragment | null
  readonly quantity: number
  /** Components of a set; a cart that was kept before this was said has none. */
  readonly missing: readonly string[] | undefined
}

/** What the stock says about a line: that it is there, that it is gone, or that there is not so much of it. @source TEXT-24 */
export function LineStock({ stock, quantity, missing = [] }: LineStockProps) {
  const words = useMessages('cart').stock
  if (missing.length > 0) return <p className={styles.problem}>{words.missing(missing)}</p>
  if (!stock || stock.status === 'VOLATILE') return null
  const isGone = stock.status === 'OUT_OF_STOCK'
  const most = stock.quantity !== null && stock.quantity > 0 && quantity > stock.quantity ? stock.quantity : null
  if (!isGone && most === null) return <p className={styles.inStock}>{words.there}</p>
  return <p className={styles.problem}>{isGone || most === null ? words.gone : words.only(most)}</p>
}
