import type { StockSignFragment } from '#schema/generated/operations.ts'
import { isIntangible } from '#schema/rules/is-intangible.ts'
import { DateTime } from '../../../../../components/date-time.tsx'
import { StockDot } from '../../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import styles from './stock-line.module.css'

interface StockLineProps {
  readonly stock: StockSignFragment | null
  /** The product's GraphQL type. */
  readonly kind?: string
  /** The weight of one piece, with its unit. */
  readonly weight: string | null | undefined
}

/** Stock status, with the number of pieces and the time of the lookup, and the weight. @source PROD-71, PROD-86 */
export function StockLine({ stock, kind, weight }: StockLineProps) {
  const words = useMessages('product')
  return (
    <p className={styles.line}>
      <StockDot stock={stock} kind={kind} isExact />
      {stock && stock.status !== 'VOLATILE' && !isIntangible(kind) && (
        <span className={styles.age}>
          {stock.checkedAt ? (
            <>
              {words.stockChecked} <DateTime at={stock.checkedAt} hasTime />
            </>
          ) : (
            words.stockIndexed
          )}
        </span>
      )}
      {weight && <span className={styles.age}>{words.weight(weight)}</span>}
    </p>
  )
}
