import { useState } from 'react'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { Icon } from '../../../../components/icon.tsx'
import { QuantityPrice } from '../../../../components/price/breaks/quantity-price.tsx'
import { isPack } from '../../../../components/price/price-arithmetic.ts'
import { QuantityStepper } from '../../../../components/quantity/quantity-stepper.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { canQuickAdd, QuickAdd } from '../../../buying/cart/index.ts'
import styles from './row-add.module.css'

/** A quantity and a button that adds it to the cart. Enter in the field adds it too. */
export function RowAdd({ product }: { readonly product: ProductCardFragment }) {
  const words = useMessages('listing')
  const limits = product.stock?.limits
  const [quantity, setQuantity] = useState(limits?.least ?? 1)
  if (!canQuickAdd(product)) return null
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        // The button adds the product. Submitting the form would load a page.
        event.preventDefault()
      }}
    >
      <QuantityStepper
        name="quantity"
        label={words.quantityFor(product.name)}
        quantity={quantity}
        onChange={setQuantity}
        limits={limits}
      />
      <QuickAdd product={product} quantity={quantity} mark={<Icon name="cart" />} />
      {/* The card shows the first break. */}
      <QuantityPrice
        breaks={product.price.breaks}
        quantity={quantity}
        isPack={isPack(product.price.unit)}
        isEachShown={product.price.breaks.length < 2}
      />
    </form>
  )
}
