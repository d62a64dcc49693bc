import { type ReactNode, useState } from 'react'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { addToCart, useHasCartFailed, useQuantityInCart } from '../cart.ts'
import type { Purchase } from '../purchase.types.ts'
import styles from './quick-add.module.css'

/** A product of a card, or of the offline catalogue. */
type QuickAddProduct = Purchase['product'] & Pick<ProductCardFragment, 'needsChoice' | 'phoneOrderOnly'>

export interface QuickAddProps {
  readonly product: QuickAddProduct
  /** Bought in place of `product`: a variant with its options. */
  readonly chosen?: Omit<Purchase, 'quantity'>
  /** Defaults to the minimum quantity. */
  readonly quantity?: number
  /** In place of the plus. */
  readonly mark?: ReactNode
}

/** Whether a product can be added without choosing options, and is available. */
export const canQuickAdd = ({ needsChoice, phoneOrderOnly, price, stock }: QuickAddProduct): boolean =>
  !(needsChoice || phoneOrderOnly || price.isUnknown || stock?.status === 'OUT_OF_STOCK')

/** Adds a product to the cart from a listing. Renders nothing if options must be chosen or the product is unavailable. */
export function QuickAdd({ product, chosen, quantity, mark }: QuickAddProps) {
  const words = useMessages('catalog').cart
  const inCart = useQuantityInCart(product.sku)
  const hasFailed = useHasCartFailed()
  const [isPressed, setPressed] = useState(false)
  if (!canQuickAdd(product)) return null
  const least = product.stock?.limits?.least ?? 1
  const add = () => {
    setPressed(true)
    void addToCart([{ product, ...chosen, quantity: quantity ?? least }])
  }
  return (
    <>
      <button type={quantity === undefined ? 'button' : 'submit'} className={styles.add} onClick={add}>
        <span className={styles.face}>
          {mark}
          <span>
            {quantity === undefined && least > 1 && `${least} × `}
            {words.quickAdd}
          </span>
        </span>{' '}
        <span className="visually-hidden">{product.name}</span>
        {inCart > 0 && (
          <span className={styles.count}>
            {inCart} <span className="visually-hidden">{words.inCart}</span>
          </span>
        )}
      </button>
      {isPressed && hasFailed && (
        <p className={styles.failed} role="alert">
          {words.failed}
        </p>
      )}
    </>
  )
}
