import { useRef, useState } from 'react'
import { pieceAmount } from '../../../../../components/price/price-arithmetic.ts'
import { focusInvalidQuantity } from '../../../../../components/quantity/focus-invalid-quantity.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { AddToCart, type Purchase } from '../../../../buying/cart/index.ts'
import type { ConfigurableView } from '../../product.types.ts'
import { linesTotal } from '../total/amounts.ts'
import { RunningTotal } from '../total/running-total.tsx'
import { type VariantRow, variantGroups } from './variant-groups.ts'
import { VariantRows } from './variant-rows.tsx'
import styles from './variant-table.module.css'

/** All variants with prices and quantity fields, and one button that adds the chosen ones to the cart. */
export function VariantTable({ product }: { readonly product: ConfigurableView }) {
  const words = useMessages('product')
  const columns = useMessages('cart').table
  const table = useRef<HTMLElement>(null)
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
    return (chosen.length > 0 ? chosen : lines.slice(0, 1)).map((line) => toPurchase(product, line))
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
          {groups.map((group) => (
            <VariantRows
              key={group.title}
              group={group}
              quantities={quantities}
              onChange={(sku, quantity) => setQuantities((others) => ({ ...others, [sku]: quantity }))}
            />
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

type VariantLine = Pick<VariantRow, 'variant' | 'labels'> & { readonly quantity: number }

const toPurchase = (product: ConfigurableView, { variant, labels, quantity }: VariantLine): Purchase => ({
  product,
  variant,
  quantity,
  unitAmount: pieceAmount(variant.price, quantity),
  options: labels,
})
