import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { UnitPrice } from '../../../../../components/price/unit-price.tsx'
import { StockDot } from '../../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { VariantGroup } from './variant-groups.ts'
import { VariantQuantity } from './variant-quantity.tsx'
import styles from './variant-table.module.css'

interface VariantRowsProps {
  readonly group: VariantGroup
  /** By sku; 0 if missing. */
  readonly quantities: Readonly<Record<string, number>>
  readonly onChange: (sku: string, quantity: number) => void
}

/** The rows of variants with the same value of the first option, below that value. */
export function VariantRows({ group: { title, rows }, quantities, onChange }: VariantRowsProps) {
  const words = useMessages('product')
  const { unknown } = useMessages('catalog').price
  return (
    <tbody>
      {title !== null && (
        <tr>
          <th scope="rowgroup" colSpan={3} className={styles.group}>
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ variant, name }) => (
        <tr key={variant.sku}>
          <th scope="row">
            {name} <StockDot stock={variant.stock} />
          </th>
          <td>
            {variant.price.isUnknown ? unknown : <PreferredVat price={variant.price.final} />}
            {variant.price.unit && <UnitPrice unit={variant.price.unit} />}
          </td>
          <td>
            <VariantQuantity
              variant={variant}
              label={words.itemQuantity([title, name].filter(Boolean).join(', '))}
              quantity={quantities[variant.sku] ?? 0}
              onChange={(quantity) => onChange(variant.sku, quantity)}
            />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
