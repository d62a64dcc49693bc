import { useEffect, useId, useRef, useState } from 'react'
import { pieceAmount } from '../../../../../components/price/price-arithmetic.ts'
import { focusInvalidQuantity } from '../../../../../components/quantity/focus-invalid-quantity.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import button from '../../../../../styles/button.module.css'
import { AddToCart, type Purchase } from '../../../../buying/cart/index.ts'
import type { ConfigurableView } from '../../product.types.ts'
import { linesTotal } from '../total/amounts.ts'
import { RunningTotal } from '../total/running-total.tsx'
import { type VariantRow, variantGroups } from './variant-groups.ts'
import { VariantRows } from './variant-rows.tsx'
import styles from './variant-table.module.css'

/**
 * All variants with prices and quantity fields. Once a quantity is chosen, one button adds the chosen variants to the cart.
 * @source PROD-61, PROD-67, PROD-68
 */
export function VariantTable({ product }: { readonly product: ConfigurableView }) {
  const words = useMessages('product')
  const id = useId()
  const table = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(false)
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const groups = variantGroups(product)
  const isFolded = !isWhole && groups.some(({ rows }) => rows.some(({ isExtra }) => isExtra))
  const chosen = groups
    .flatMap(({ rows }) => rows)
    .map((row) => ({ ...row, price: row.variant.price, quantity: quantities[row.variant.sku] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const getPurchases = () => (focusInvalidQuantity(table.current) ? null : chosen.map((line) => toPurchase(product, line)))
  /** Sets the quantity of variants already added to 0, so that the next press does not add them again. */
  const clearAdded = (added: readonly Purchase[]) =>
    setQuantities((before) => ({
      ...before,
      ...Object.fromEntries(added.flatMap(({ variant }) => (variant ? [[variant.sku, 0]] : []))),
    }))
  useEffect(() => {
    if (isWhole) table.current?.querySelector<HTMLElement>('[data-extra] a')?.focus()
  }, [isWhole])
  return (
    <section ref={table} className={styles.variants} aria-labelledby={id} data-folded={isFolded || undefined}>
      <h2 id={id}>{words.versions}</h2>
      <VariantRows
        groups={groups}
        isOrderedHere={product.customOptions.length === 0 && !product.phoneOrderOnly}
        quantities={quantities}
        onChange={(sku, quantity) => setQuantities((others) => ({ ...others, [sku]: quantity }))}
      />
      {isFolded && (
        <button type="button" className={`${button.quiet} ${styles.all}`} onClick={() => setWhole(true)}>
          {words.allVersions(product.variants.length)}
        </button>
      )}
      {chosen.length > 0 && (
        <div className={styles.order}>
          <RunningTotal label={words.selectionTotal} total={linesTotal(chosen)} />
          <AddToCart getPurchases={getPurchases} onPartlyAccepted={clearAdded} />
        </div>
      )}
    </section>
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
