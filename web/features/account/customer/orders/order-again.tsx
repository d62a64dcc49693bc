import { useState } from 'react'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { PrimaryButton, QuietButton } from '../../../../components/button.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { withMessages } from '../../../../messages/page-messages.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { showMiniCart } from '../../../buying/cart/index.ts'
import type { OrderAgainResult } from './add-order-to-cart.ts'
import type { PastOrder } from './order-history.ts'
import styles from './orders.module.css'

type Progress = OrderAgainResult | 'idle' | 'loading' | 'failed'

/** Adds the available lines of an order to the cart at today's prices, and lists the unavailable ones. @source ORDER-9 */
export function OrderAgain({ lines }: { readonly lines: PastOrder['lines'] }) {
  const words = useMessages('account').reorder
  const { cart } = useShop()
  const [progress, setProgress] = useState<Progress>('idle')
  async function order() {
    if (progress === 'loading') return
    setProgress('loading')
    try {
      const { addOrderToCart } = await withMessages(['lists', 'cart'], () => import('./add-order-to-cart.ts'))
      setProgress(await addOrderToCart(lines, cart))
    } catch (error) {
      console.warn('The order could not be added to the cart', error)
      setProgress('failed')
    }
  }
  return (
    <>
      <PrimaryButton aria-disabled={progress === 'loading'} onClick={order}>
        {words.label}
      </PrimaryButton>
      <div role="status" className={styles.result}>
        {progress === 'loading' && <p>{words.looking}</p>}
        {progress === 'failed' && <p>{words.failed}</p>}
        {typeof progress === 'object' && <Outcome result={progress} />}
      </div>
    </>
  )
}

function Outcome({ result: { added, rejected } }: { readonly result: OrderAgainResult }) {
  const words = useMessages('account').reorder
  return (
    <>
      <p>
        {words.added(added)} {added > 0 && <QuietButton onClick={() => showMiniCart(true)}>{words.showCart}</QuietButton>}
      </p>
      {rejected.length > 0 && (
        <>
          <p>{words.refused}</p>
          <ul>
            {rejected.map(({ name, reason, url }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a product may be on two lines, and the list never changes
              <li key={position}>
                {url ? <Link to={url}>{unbrokenSizes(name)}</Link> : unbrokenSizes(name)}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
