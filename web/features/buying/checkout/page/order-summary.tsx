import { type ReactNode, Suspense } from 'react'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Icon } from '../../../../components/icon.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { useMediaQuery } from '../../../../components/use-media-query.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { CartTotals, Coupon, LineAmount, optionsNotInName, TrustLine, type VisibleCart } from '../../cart/index.ts'
import styles from '../steps/checkout.module.css'

/** The width from which the summary is beside the steps, as in the style sheet. */
const IS_BESIDE = '(width >= 64rem)'

interface OrderSummaryProps {
  readonly cart: VisibleCart
  /** Why the platform's totals are those of an earlier delivery; null if they are not. */
  readonly obstacle: string | null
  readonly vatSwitch: ReactNode
}

/** The order's lines and totals, in the platform's words. Above the steps it starts folded, with count and total. @source CHECKOUT-9, CHECKOUT-22, ORDER-24 */
export function OrderSummary({ cart, obstacle, vatSwitch }: OrderSummaryProps) {
  const { review: words } = useMessages('checkout').order
  const { title } = useMessages('cart').totals
  const isBeside = useMediaQuery(IS_BESIDE)
  const total = cart.isPending || obstacle !== null ? null : cart.totals?.summary?.total.formatted
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <details open={isBeside}>
        <summary>
          <h2 id="order-summary">{title}</h2>
          <span className={styles.count}>{words.items(cart.quantity)}</span>
          {total && <strong>{total}</strong>}
          <Icon name="down" />
        </summary>
        <div className={styles.order}>
          <OrderLines cart={cart} />
          <Coupon />
          <Suspense>{vatSwitch}</Suspense>
          {obstacle === null ? <CartTotals /> : <p role="status">{obstacle}</p>}
          <TrustLine />
        </div>
      </details>
    </section>
  )
}

function OrderLines({ cart }: { readonly cart: VisibleCart }) {
  const words = useMessages('checkout').order.review
  return (
    <ul className={styles.lines} aria-label={words.lines}>
      {cart.lines.map((line) => (
        <li key={line.key}>
          <span className={styles.picture}>
            {line.picture && <Picture picture={line.picture} size="line" displayWidth="3rem" isDecorative />}
          </span>
          <span>
            {words.quantity(line.quantity)} {unbrokenSizes(line.name)}
            {optionsNotInName(line).map(({ label, value }) => (
              <small key={label}>
                {label}: {unbrokenSizes(value)}
              </small>
            ))}
          </span>
          <LineAmount line={line} />
        </li>
      ))}
    </ul>
  )
}
