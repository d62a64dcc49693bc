import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Link } from '../../../../../components/links/link.tsx'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { QuantityPrice } from '../../../../../components/price/breaks/quantity-price.tsx'
import { isPack } from '../../../../../components/price/price-arithmetic.ts'
import { UnitPrice } from '../../../../../components/price/unit-price.tsx'
import { StockDot } from '../../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { VariantGroup } from './variant-groups.ts'
import { VariantQuantity } from './variant-quantity.tsx'
import styles from './variant-table.module.css'

interface VariantRowsProps {
  readonly groups: readonly VariantGroup[]
  /** Whether there are quantity fields. */
  readonly isOrderedHere: boolean
  /** By sku; 0 if missing. */
  readonly quantities: Readonly<Record<string, number>>
  readonly onChange: (sku: string, quantity: number) => void
}

/** The variants as a table, grouped by their value of the first option. */
export function VariantRows({ groups, isOrderedHere, quantities, onChange }: VariantRowsProps) {
  const words = useMessages('product')
  const columns = useMessages('cart').table
  const { unknown } = useMessages('catalog').price
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.version}</th>
          <th scope="col">{columns.price}</th>
          {isOrderedHere && <th scope="col">{columns.quantity}</th>}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          {title !== null && (
            <tr data-extra={rows[0]?.isExtra || undefined}>
              <th scope="rowgroup" colSpan={isOrderedHere ? 3 : 2} className={styles.group}>
                {title}
              </th>
            </tr>
          )}
          {rows.map(({ variant, name, isExtra }) => (
            <tr key={variant.sku} data-extra={isExtra || undefined}>
              <th scope="row">
                <Link to={variant.url} data-no-prefetch>
                  {unbrokenSizes(name)}
                </Link>
                <StockDot stock={variant.stock} />
              </th>
              <td>
                {variant.price.isUnknown ? unknown : <PreferredVat price={variant.price.final} />}
                {variant.price.unit && <UnitPrice unit={variant.price.unit} isShort />}
                <QuantityPrice
                  breaks={variant.price.breaks}
                  quantity={quantities[variant.sku] ?? 0}
                  isPack={isPack(variant.price.unit)}
                />
              </td>
              {isOrderedHere && (
                <td>
                  <VariantQuantity
                    variant={variant}
                    label={words.itemQuantity([title, name].filter(Boolean).join(', '))}
                    quantity={quantities[variant.sku] ?? 0}
                    onChange={(quantity) => onChange(variant.sku, quantity)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
