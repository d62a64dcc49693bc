import { useState } from 'react'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { addToCart, useHasCartFailed, useQuantityInCart } from './cart.ts'
import styles from './quick-add.module.css'

/**
 * Adds one product to the cart from a listing, or the minimum quantity. Renders nothing if options must be chosen or the product is
 * unavailable.
 */
export function QuickAdd({ product }: { readonly product: ProductCardFragment }) {
  const words = useMessages('catalog').cart
  const inCart = useQuantityInCart(product.sku)
  const hasFailed = useHasCartFailed()
  const [isPressed, setPressed] = useState(false)
  const { needsChoice, phoneOrderOnly, price, stock, name } = product
  if (needsChoice || phoneOrderOnly || price.isUnknown || stock?.status === 'OUT_OF_STOCK') return null
  const least = stock?.limits?.least ?? 1
  const add = () => {
    setPressed(true)
    void addToCart([{ product, quantity: least }])
  }
  return (
    <>
      <button type="button" className={styles.add} onClick={add}>
        <span className={styles.word}>
          {least > 1 && `${least} × `}
          {words.quickAdd}
        </span>{' '}
        <span className="visually-hidden">{name}</span>
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
