import { memo, type ReactNode, Suspense, useEffect } from 'react'
import { useNetwork } from '../../../../api/use-network.ts'
import { Link } from '../../../../components/links/link.tsx'
import { WhenNear } from '../../../../components/when-near.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { CartContents } from '../contents/cart-contents.tsx'
import { CartTotals } from '../contents/cart-totals.tsx'
import type { CartParts } from '../contents/line-parts.types.ts'
import { useCart } from '../device/use-cart.ts'
import styles from './cart-view.module.css'

const CartDelivery = late(async () => (await import('../delivery/cart-delivery.tsx')).CartDelivery, ['cart'])
const EmptyCart = late(async () => (await import('../contents/late/empty-cart.tsx')).EmptyCart, ['cart'])
const Coupon = late(async () => (await import('../contents/late/coupon.tsx')).Coupon, ['cart', 'forms'])
const ProceedToCheckout = late(async () => (await import('../checkout/proceed-to-checkout.tsx')).ProceedToCheckout, ['checkout'])

/** Rendered once: another render would remove the server's content until the code of the late part has arrived. */
const KeptEmptyCart = memo(() => (
  <Suspense>
    <EmptyCart />
  </Suspense>
))

/** A longer cart fills the page on its own. */
const MOST_LINES_WITH_RELATED = 3

interface CartViewProps {
  readonly parts: CartParts
  readonly vatSwitch: ReactNode
  /** The merchant's texts. */
  readonly blocks: ReactNode
}

/**
 * The full cart of this device. Until it has been read, it is shown as empty if it was empty on the last visit.
 * @source CART-49
 */
export function CartView({ parts, vatSwitch, blocks }: CartViewProps) {
  const words = useMessages('cart')
  const { cart, device, revalidate } = useCart()
  const { isOnline } = useNetwork()
  useEffect(revalidate, [revalidate])
  const isUnread = cart === null
  const lines = cart?.lines ?? []
  const isEmpty = lines.length === 0
  const last = lines.length > MOST_LINES_WITH_RELATED ? undefined : lines.at(-1)
  return (
    <div className={styles.cart} data-empty={isEmpty || undefined} data-unread={isUnread || undefined} aria-busy={isUnread}>
      <div className={styles.contents}>
        <p role="status">{!isOnline && cart?.isPending && words.kept(device().isStored())}</p>
        {!isEmpty && <h2 className="visually-hidden">{words.lines}</h2>}
        <CartContents parts={parts} />
        {isEmpty ? (
          <KeptEmptyCart />
        ) : (
          <p>
            <Link to="/quick-order">{words.empty.quickOrder}</Link>
          </p>
        )}
      </div>
      {!isEmpty && (
        <section className={styles.summary} aria-labelledby="cart-summary">
          <div className={styles.head}>
            <h2 id="cart-summary">{words.totals.title}</h2>
            <Suspense>{vatSwitch}</Suspense>
          </div>
          <CartTotals />
          <Suspense fallback={<div className={styles.coming} aria-busy />}>
            <CartDelivery />
            <Coupon />
            <ProceedToCheckout />
          </Suspense>
        </section>
      )}
      <div className={styles.more}>
        {blocks}
        {last && (
          <WhenNear className={styles.related} fallback={null}>
            <parts.Related sku={last.parentSku ?? last.sku} waiting={null} />
          </WhenNear>
        )}
      </div>
    </div>
  )
}
