import { useEffect } from 'react'
import { Dialog } from '../../../../components/dialog/index.ts'
import { SecondaryLink } from '../../../../components/links/button-link.tsx'
import { currentNotices, dismiss, Toasts } from '../../../../components/notifications/index.ts'
import { runWhenIdle } from '../../../../late/idle.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { showMiniCart } from '../cart.ts'
import { ProceedToCheckout } from '../checkout/proceed-to-checkout.tsx'
import { CartContents } from '../contents/cart-contents.tsx'
import { CartTotals } from '../contents/cart-totals.tsx'
import { EmptyCart } from '../contents/late/empty-cart.tsx'
import { CartPromise } from '../delivery/cart-promise.tsx'
import { DeliveryFrom } from '../delivery/delivery-from.tsx'
import { useCart } from '../device/use-cart.ts'
import styles from './mini-cart.module.css'

/** The cart in a dialog over the current page. @source UI-1 */
export function MiniCart() {
  const words = useMessages('cart')
  const { cart, revalidate } = useCart()
  useEffect(() => runWhenIdle(revalidate), [revalidate])
  // A notice with a card shows the same lines and would cover the totals.
  useEffect(() => {
    for (const { id, card } of currentNotices()) if (card) dismiss(id)
  }, [])
  const close = () => showMiniCart(false)
  const isEmpty = cart?.lines.length === 0
  return (
    <Dialog
      kind="drawer"
      title={words.title}
      closeLabel={words.close}
      onClose={close}
      footer={
        !isEmpty && (
          <div className={styles.foot}>
            <CartTotals />
            <div className={styles.delivery}>
              <p>
                <DeliveryFrom unknown={words.delivery.inCart} />
              </p>
              <CartPromise />
            </div>
            <ProceedToCheckout />
            <SecondaryLink to="/cart" onClick={close}>
              {words.toCart}
            </SecondaryLink>
          </div>
        )
      }
    >
      <CartContents />
      {isEmpty && <EmptyCart />}
      <Toasts />
    </Dialog>
  )
}
