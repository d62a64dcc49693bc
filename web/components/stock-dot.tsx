import type { StockSignFragment } from '#schema/generated/operations.ts'
import { isIntangible } from '#schema/rules/is-intangible.ts'
import { useMessages } from '../messages/use-messages.tsx'
import styles from './stock-dot.module.css'

/** Smaller quantities are shown as 'Only 3 left'. */
const FEW = 5

interface StockDotProps {
  readonly stock: StockSignFragment | null
  /** The product's GraphQL type. Services and downloads are 'Available', not 'In stock'. */
  readonly kind?: string | undefined
  /** Shows larger quantities too. */
  readonly isExact?: boolean
}

/** A coloured dot with the stock status: 'In stock', 'Only 3 left'. @source PROD-86 */
export function StockDot({ stock, kind, isExact = false }: StockDotProps) {
  const words = useMessages('catalog').stock
  const { status, quantity } = stock ?? { status: 'VOLATILE', quantity: null }
  const isCounted = status === 'OK' && quantity !== null && quantity > 0
  const text =
    isCounted && quantity < FEW ? words.few(quantity) : isCounted && isExact ? words.left(quantity) : words.status[status]
  return (
    <span className={styles.stock} data-status={status}>
      {status === 'OK' && isIntangible(kind) ? words.available : text}
    </span>
  )
}
