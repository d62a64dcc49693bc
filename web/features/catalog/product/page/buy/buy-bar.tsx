import { useLayoutEffect, useRef } from 'react'
import { PhoneLink } from '../../../../../components/links/phone-link.tsx'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { focusInvalidQuantity } from '../../../../../components/quantity/focus-invalid-quantity.ts'
import { QuantityStepper } from '../../../../../components/quantity/quantity-stepper.tsx'
import { useShop } from '../../../../../data/shop.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import button from '../../../../../styles/button.module.css'
import { AddToCart } from '../../../../buying/cart/index.ts'
import type { BuyBarProps } from '../../product.types.ts'
import styles from './buy-bar.module.css'

/**
 * Name, price, quantity and button of the product, fixed at the end of the window. Without a purchase, it leads back to the choice, or to
 * the telephone.
 * @source PROD-85
 */
export function BuyBar({ name, price, isFrom, phoneOrderOnly = false, purchase }: BuyBarProps) {
  const words = useMessages('product')
  const { call } = useMessages('cart').phoneOrder
  const { phone } = useShop()
  const { from } = useMessages('catalog').price
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => uncoverFocus(bar.current), [])
  return (
    <aside ref={bar} className={styles.bar} data-buy-bar aria-label={words.summary}>
      <p className={styles.name}>{name}</p>
      <p className={styles.price}>
        {isFrom && <span>{from} </span>}
        <PreferredVat price={price} />
      </p>
      {purchase ? (
        <>
          <div className={styles.quantity}>
            <QuantityStepper
              name="bar-quantity"
              label={words.quantity}
              quantity={purchase.quantity}
              limits={purchase.limits}
              onChange={purchase.onChange}
            />
          </div>
          <AddToCart
            label={words.add(purchase.quantity)}
            getPurchases={() => (focusInvalidQuantity(bar.current) ? null : purchase.getPurchases())}
          />
        </>
      ) : phoneOrderOnly && phone ? (
        <PhoneLink className={button.primary} phone={phone}>
          {call(phone)}
        </PhoneLink>
      ) : (
        <a className={button.primary} href="#buy">
          {words.toTop}
        </a>
      )}
    </aside>
  )
}

/** Scrolls the focused element into view if the bar would cover it. The bar may appear after a press of Tab has scrolled the page. */
function uncoverFocus(bar: HTMLElement | null) {
  const focused = document.activeElement
  if (!bar || !focused?.matches(':focus-visible')) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (top < innerHeight && bottom > bar.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' })
}
