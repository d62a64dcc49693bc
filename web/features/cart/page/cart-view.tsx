import { useEffect } from 'react'
import { useNetwork } from '../../../data/network/use-network.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { CartContents } from '../contents/cart-contents.tsx'
import { CartTotals } from '../contents/cart-totals.tsx'
import { Coupon } from '../contents/coupon.tsx'
import { EmptyCart } from '../contents/empty-cart.tsx'
import type { LineEditorComponent } from '../contents/line-editor.types.ts'
import { useCart } from '../device/use-cart.ts'
import styles from './cart-view.module.css'

/** The whole cart of this device, once it has been read. */
export function CartView({ editor }: { readonly editor: LineEditorComponent }) {
  const words = useMessages('cart')
  const { cart, device } = useCart()
  const { isOnline } = useNetwork()
  useEffect(() => device().look(), [device])
  if (!cart) return <div className={styles.waiting} aria-busy />
  const isEmpty = cart.lines.length === 0
  return (
    <div className={styles.cart} data-empty={isEmpty || undefined}>
      <div className={styles.contents}>
        <p role="status">{!isOnline && cart.isPending && words.kept}</p>
        {!isEmpty && <h2 className="visually-hidden">{words.lines}</h2>}
        <CartContents editor={editor} />
        {isEmpty && <EmptyCart />}
      </div>
      {!isEmpty && (
        <section className={styles.summary} aria-labelledby="cart-summary">
          <h2 id="cart-summary">{words.totals.title}</h2>
          <CartTotals />
          <Coupon />
        </section>
      )}
    </div>
  )
}
