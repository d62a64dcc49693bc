import type { StockSignFragment } from '#schema/generated/operations.ts'
import { DateTime } from '../../../../../components/date-time.tsx'
import { StockDot } from '../../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import styles from './stock-line.module.css'

/** Stock status, with the number of pieces and the time of the lookup. */
export function StockLine({ stock }: { readonly stock: StockSignFragment | null }) {
  const words = useMessages('product')
  return (
    <p className={styles.line}>
      <StockDot stock={stock} isExact />
      {stock && stock.status !== 'VOLATILE' && (
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
    </p>
  )
}
