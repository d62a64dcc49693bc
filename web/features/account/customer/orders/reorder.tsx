import { useState } from 'react'
import { Link } from '../../../../components/links/link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { withMessages } from '../../../../messages/page-messages.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { showMiniCart } from '../../../buying/cart/index.ts'
import type { Reordered } from './order-again.ts'
import type { PastOrder } from './order-history.ts'
import styles from './orders.module.css'

type Progress = Reordered | 'still' | 'looking' | 'failed'

/** Adds the available lines of an order to the cart at today's prices, and lists the unavailable ones. @source ORDER-9 */
export function Reorder({ lines }: { readonly lines: PastOrder['lines'] }) {
  const words = useMessages('account').reorder
  const { cart } = useShop()
  const [progress, setProgress] = useState<Progress>('still')
  async function order() {
    if (progress === 'looking') return
    setProgress('looking')
    try {
      const { orderAgain } = await withMessages(['lists', 'cart'], () => import('./order-again.ts'))
      setProgress(await orderAgain(lines, cart))
    } catch (error) {
      console.warn('The order could not be put into the cart again', error)
      setProgress('failed')
    }
  }
  return (
    <>
      <button type="button" className={button.primary} aria-disabled={progress === 'looking'} onClick={order}>
        {words.label}
      </button>
      <div role="status" className={styles.reordered}>
        {progress === 'looking' && <p>{words.looking}</p>}
        {progress === 'failed' && <p>{words.failed}</p>}
        {typeof progress === 'object' && <Outcome reordered={progress} />}
      </div>
    </>
  )
}

function Outcome({ reordered: { added, refused } }: { readonly reordered: Reordered }) {
  const words = useMessages('account').reorder
  return (
    <>
      <p>
        {words.added(added)}{' '}
        {added > 0 && (
          <button type="button" className={button.quiet} onClick={() => showMiniCart(true)}>
            {words.showCart}
          </button>
        )}
      </p>
      {refused.length > 0 && (
        <>
          <p>{words.refused}</p>
          <ul>
            {refused.map(({ name, reason, url }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a product may be on two lines, and the list never changes
              <li key={position}>
                {url ? <Link to={url}>{name}</Link> : name}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
