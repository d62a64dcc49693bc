import { useRef, useState } from 'react'
import { unitPrice } from '#schema/rules/unit-price.ts'
import { focusInvalidQuantity } from '../../../../../components/focus-invalid-quantity.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { AddToCart } from '../../../../buying/cart/index.ts'
import type { BundleView } from '../../product.types.ts'
import { toUnitPart } from '../../total/amounts.ts'
import { DeliveryLine } from '../../total/delivery-line.tsx'
import { RunningTotal } from '../../total/running-total.tsx'
import { BundleOption } from './bundle-option.tsx'
import { type BundleSelection, defaultSelection, describeSelection, selectedLines } from './bundle-selection.ts'
import styles from './components.module.css'

/** The options of a bundle, with the total of the selection. */
export function BundleOptions({ product }: { readonly product: BundleView }) {
  const words = useMessages('product')
  const [selection, setSelection] = useState<BundleSelection>(() => defaultSelection(product.options))
  const list = useRef<HTMLDivElement>(null)
  const total = unitPrice(selectedLines(product.options, selection).map((line) => toUnitPart(line)))
  const goods = [{ product, quantity: 1, unitAmount: total, ...describeSelection(product.options, selection) }]
  return (
    <>
      <h2 className={styles.title}>{words.bundle}</h2>
      <div ref={list} className={styles.options}>
        {product.options.map((option) => (
          <BundleOption
            key={option.id}
            option={option}
            choice={selection[option.id] ?? { ids: [], quantities: {} }}
            onChoose={(choice) => setSelection({ ...selection, [option.id]: choice })}
          />
        ))}
      </div>
      <div className={styles.order}>
        <RunningTotal label={words.selectionTotal} total={total} currency={product.price.final.gross.currency} />
        <AddToCart getPurchases={() => (focusInvalidQuantity(list.current) ? null : goods)} />
        <DeliveryLine goods={goods} />
      </div>
    </>
  )
}
