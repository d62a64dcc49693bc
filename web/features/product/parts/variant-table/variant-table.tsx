import { Suspense, useId, useState } from 'react'
import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { EitherVat } from '../../../../components/price/both-vat.tsx'
import { UnitPrice } from '../../../../components/price/unit-price.tsx'
import { StockDot } from '../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { AddToCart, LimitNote } from '../../../cart/index.ts'
import { totalOf } from '../../page/total/amounts.ts'
import { RunningTotal } from '../../page/total/running-total.tsx'
import type { ConfigurableView } from '../../product.types.ts'
import { variantGroups } from './variant-groups.ts'
import styles from './variant-table.module.css'

/** Every variant with its price and a field for how many; all that is wanted goes into the cart by one press. */
export function VariantTable({ product }: { readonly product: ConfigurableView }) {
  const words = useMessages('product-parts')
  const id = useId()
  const { unknown } = useMessages('catalog').price
  /** As they are typed, by sku. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const groups = variantGroups(product)
  const lines = groups.flatMap(({ rows }) =>
    rows.map(({ variant, labels }) => ({
      ...{ variant, labels, price: variant.price.final },
      quantity: wholeQuantity(typed[variant.sku] ?? '') ?? 0,
    })),
  )
  const wanted = () => {
    const some = lines.filter(({ quantity }) => quantity > 0)
    // Nothing of the first says that nothing was chosen.
    return (some.length > 0 ? some : lines.slice(0, 1)).map(({ variant, labels, quantity }) => ({
      ...{ product, variant, quantity },
      options: labels,
    }))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.frame} aria-label={words.table.label} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.table.version}</th>
              <th scope="col">{words.table.price}</th>
              <th scope="col">{words.table.quantity}</th>
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
              {rows.map(({ variant: { sku, price, stock }, name }) => (
                <tr key={sku}>
                  <th scope="row">
                    {name} <StockDot stock={stock} />
                  </th>
                  <td>
                    {price.isUnknown ? unknown : <EitherVat price={price.final} />}
                    {price.unit && <UnitPrice unit={price.unit} />}
                  </td>
                  <td>
                    <input
                      type="number"
                      inputMode="numeric"
                      name={`quantity-${sku}`}
                      min={0}
                      max={stock?.limits?.most ?? MOST_PIECES}
                      step={stock?.limits?.step ?? 1}
                      aria-describedby={stock?.limits ? `${id}${sku}` : undefined}
                      placeholder="0"
                      aria-label={words.itemQuantity([title, name].filter(Boolean).join(', '))}
                      disabled={stock?.status === 'OUT_OF_STOCK' || price.isUnknown}
                      value={typed[sku] ?? ''}
                      onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [sku]: value })}
                    />
                    {stock?.limits && (
                      <span id={`${id}${sku}`} className={styles.note}>
                        <Suspense>
                          <LimitNote limits={stock.limits} quantity={wholeQuantity(typed[sku] ?? '') ?? 0} />
                        </Suspense>
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <div className={styles.order}>
        <RunningTotal label={words.selectionTotal} total={totalOf(lines)} currency={product.price.final.gross.currency} />
        <AddToCart wanted={wanted} />
      </div>
    </>
  )
}
