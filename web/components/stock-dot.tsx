import type { StockSignFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../messages/use-messages.tsx'
import styles from './stock-dot.module.css'

/** Smaller quantities are shown as 'Only 3 left'. */
const FEW = 5

/** A coloured dot with the stock status: 'In stock', 'Only 3 left'. @param isExact shows larger quantities too */
export function StockDot({ stock, isExact = false }: { readonly stock: StockSignFragment | null; readonly isExact?: boolean }) {
  const words = useMessages('catalog').stock
  const { status, quantity } = stock ?? { status: 'VOLATILE', quantity: null }
  const isCounted = status === 'OK' && quantity !== null && quantity > 0
  const text =
    isCounted && quantity < FEW ? words.few(quantity) : isCounted && isExact ? words.left(quantity) : words.status[status]
  return (
    <span className={styles.stock} data-status={status}>
      {text}
    </span>
  )
}
