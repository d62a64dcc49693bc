import { useRef, useState } from 'react'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { pieceAmount } from '../../../../../components/price/price-arithmetic.ts'
import { UnitPrice } from '../../../../../components/price/unit-price.tsx'
import { focusInvalidQuantity } from '../../../../../components/quantity/focus-invalid-quantity.ts'
import { StockDot } from '../../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { AddToCart, type Purchase } from '../../../../buying/cart/index.ts'
import type { ConfigurableView } from '../../product.types.ts'
import { linesTotal } from '../../total/amounts.ts'
import { RunningTotal } from '../../total/running-total.tsx'
import { variantGroups } from './variant-groups.ts'
import { VariantQuantity } from './variant-quantity.tsx'
import styles from './variant-table.module.css'

/** All variants with prices and quantity fields, and one button that adds the chosen ones to the cart. */
export function VariantTable({ product }: { readonly product: ConfigurableView }) {
  const words = useMessages('product')
  const columns = useMessages('cart').table
  const table = useRef<HTMLElement>(null)
  const { unknown } = useMessages('catalog').price
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const groups = variantGroups(product)
  const lines = groups.flatMap(({ rows }) =>
    rows.map(({ variant, labels }) => ({
      variant,
      labels,
      price: variant.price,
      quantity: quantities[variant.sku] ?? 0,
    })),
  )
  const wanted = () => {
    if (focusInvalidQuantity(table.current)) return null
    const chosen = lines.filter(({ quantity }) => quantity > 0)
    // Without quantities, the first variant with quantity 0 reports that nothing was chosen.
    return (chosen.length > 0 ? chosen : lines.slice(0, 1)).map(({ variant, labels, quantity }) => ({
      product,
      variant,
      quantity,
      unitAmount: pieceAmount(variant.price, quantity),
      options: labels,
    }))
  }
  /** Sets the quantity of variants already added to 0, so that the next press does not add them again. */
  const clearAdded = (added: readonly Purchase[]) =>
    setQuantities((before) => ({
      ...before,
      ...Object.fromEntries(added.flatMap(({ variant }) => (variant ? [[variant.sku, 0]] : []))),
    }))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach what scrolls */}
      <section ref={table} className={styles.frame} aria-label={columns.label} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.version}</th>
              <th scope="col">{columns.price}</th>
              <th scope="col">{columns.quantity}</th>
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
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
                      onChange={(quantity) => setQuantities((others) => ({ ...others, [variant.sku]: quantity }))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <div className={styles.order}>
        <RunningTotal label={words.selectionTotal} total={linesTotal(lines)} currency={product.price.final.gross.currency} />
        <AddToCart getPurchases={wanted} onPartlyAccepted={clearAdded} />
      </div>
    </>
  )
}
