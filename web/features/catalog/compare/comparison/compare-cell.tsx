import type { ComparedProductFragment } from '#schema/generated/operations.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { FirstBreak } from '../../../../components/price/breaks/quantity-price.tsx'
import { Price } from '../../../../components/price/price.tsx'
import { UnitPrice } from '../../../../components/price/unit-price.tsx'
import { StockDot } from '../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './compare-table.module.css'
import type { ComparisonRow } from './comparison-rows.ts'

interface CompareCellProps {
  readonly row: ComparisonRow
  readonly product: ComparedProductFragment
  /** Column of the product, from 0. */
  readonly column: number
}

export function CompareCell({ row, product, column }: CompareCellProps) {
  const words = useMessages('lists').compare
  const { phoneOrderOnly } = useMessages('catalog')
  const nothing = (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.nothing}</span>
    </>
  )
  if (row.kind === 'attribute') {
    const value = row.values[column]
    return value ? unbrokenSizes(value) : nothing
  }
  switch (row.code) {
    case 'price':
      return (
        <>
          <Price price={{ ...product.price, unit: null }} />
          {!product.phoneOrderOnly && <FirstBreak breaks={product.price.breaks} unit={product.price.unit} />}
        </>
      )
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
          <StockDot stock={product.stock} kind={product.__typename} />
          {product.phoneOrderOnly && <span className={styles.phone}>{phoneOrderOnly}</span>}
        </span>
      )
    case 'type':
      return words.kind[product.__typename]
  }
}
