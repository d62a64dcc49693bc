import { useRef, useState } from 'react'
import { toTaxedAmount } from '../../../../../components/price/price-arithmetic.ts'
import { focusInvalidQuantity } from '../../../../../components/quantity/focus-invalid-quantity.ts'
import { useFormat, useMessages } from '../../../../../messages/use-messages.tsx'
import { AddToCart } from '../../../../buying/cart/index.ts'
import { DeliveryLine } from '../../delivery/delivery-line.tsx'
import { PromiseLine } from '../../delivery/promise-line.tsx'
import { promisedGoods } from '../../delivery/promised-goods.ts'
import type { BundleView, ConfiguredProductProps } from '../../product.types.ts'
import { RunningTotal } from '../total/running-total.tsx'
import { BundleOption } from './bundle-option.tsx'
import {
  type BundleSelection,
  componentAmounts,
  defaultSelection,
  describeSelection,
  NO_CHOICE,
  selectedComponents,
  selectionPrice,
} from './bundle-selection.ts'
import styles from './components.module.css'

interface BundleProps extends Pick<ConfiguredProductProps, 'children'> {
  readonly product: BundleView
}

/** Holds the selection of a bundle and renders its options, with the total. */
export function Bundle({ product, children }: BundleProps) {
  const words = useMessages('product')
  const [selection, setSelection] = useState<BundleSelection>(() => defaultSelection(product.options))
  const list = useRef<HTMLDivElement>(null)
  const price = selectionPrice(product, selection, useFormat().money)
  const total = toTaxedAmount(price.final)
  const parts = selectedComponents(product.options, selection)
  const amounts = componentAmounts(product.options, selection)
  const { load } = promisedGoods(parts)
  const set = { ...product, longestMillimetres: load.longest, kilograms: load.kilograms }
  const goods = [{ product: set, quantity: 1, unitAmount: total, ...describeSelection(product.options, selection) }]
  const options = (
    <>
      <h2 className={styles.title}>{words.bundle}</h2>
      <div ref={list} className={styles.options}>
        {product.options.map((option) => (
          <BundleOption
            key={option.id}
            option={option}
            choice={selection[option.id] ?? NO_CHOICE}
            amounts={amounts}
            onChoose={(choice) => setSelection({ ...selection, [option.id]: choice })}
          />
        ))}
      </div>
      <PromiseLine parts={parts} goods={goods} />
      {!product.phoneOrderOnly && (
        <div className={styles.order}>
          <RunningTotal label={words.selectionTotal} total={total} />
          <AddToCart getPurchases={() => (focusInvalidQuantity(list.current) ? null : goods)} />
          <DeliveryLine goods={goods} />
        </div>
      )}
    </>
  )
  return children(null, { price, options })
}
