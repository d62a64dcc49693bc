import { Price } from '../../../../components/price/price.tsx'
import { UnitPrice } from '../../../../components/price/unit-price.tsx'
import { StockDot } from '../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './compare-table.module.css'
import type { ComparedProduct } from './compared.types.ts'
import type { ComparisonRow } from './comparison.ts'

interface ComparedValueProps {
  readonly row: ComparisonRow
  readonly product: ComparedProduct
  /** Index of the product among those compared. */
  readonly position: number
}

/** A product's value in a row. */
export function ComparedValue({ row, product, position }: ComparedValueProps) {
  const words = useMessages('lists').compare
  const { phoneOrderOnly } = useMessages('catalog')
  const nothing = (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.nothing}</span>
    </>
  )
  if (row.kind === 'attribute') return row.values[position] ?? nothing
  switch (row.code) {
    case 'price':
      return <Price price={{ ...product.price, unit: null }} />
    case 'unitPrice':
      return product.price.unit ? (
        <div className={styles.unit}>
          <UnitPrice unit={product.price.unit} />
        </div>
      ) : (
        nothing
      )
    case 'stock':
      return (
        <span className={styles.stock}>
          <StockDot stock={product.stock} />
          {product.phoneOrderOnly && <span className={styles.phone}>{phoneOrderOnly}</span>}
        </span>
      )
    case 'type':
      return words.kind(product.__typename)
  }
}
