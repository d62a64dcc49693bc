import { useEffect } from 'react'
import { useNetwork } from '../../../../api/use-network.ts'
import { Link } from '../../../../components/links/link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { trackAction } from '../../analytics/index.ts'
import { getCart } from '../cart.ts'
import { proceedToCheckout, resetProceedStatus, useProceedStatus } from './proceed.ts'
import styles from './proceed-to-checkout.module.css'

/** A page of the shop, or a redirect by the server, which knows the external URL. */
const CHECKOUT = '/checkout'

/**
 * Button to the shop's own or the external checkout. The external one is opened once the platform has the cart.
 * @source CHECKOUT-1, SCREEN-2
 */
export function ProceedToCheckout() {
  const words = useMessages('checkout')
  const { basePath, checkout } = useShop()
  const { isOnline } = useNetwork()
  const status = useProceedStatus()
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && resetProceedStatus()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  if (checkout !== 'external') {
    return (
      <Link className={button.primary} to={CHECKOUT}>
        {words.proceed}
      </Link>
    )
  }
  const isBusy = status === 'working' || status === 'leaving'
  const leave = async () => {
    const current = (await getCart()).current()
    if (current) await trackAction({ kind: 'checkout begun', cart: current })
    location.assign(basePath + CHECKOUT)
  }
  const cart = { prepareOrder: async () => (await getCart()).prepareOrder() }
  const proceed = () => proceedToCheckout({ cart, isOnline, leave: () => void leave() })
  return (
    <div className={styles.proceed}>
      <button type="button" className={button.primary} aria-disabled={isBusy} onClick={() => void proceed()}>
        {words.proceed}
      </button>
      <p role="status" className={styles.status} data-problem={(status !== 'idle' && !isBusy) || undefined}>
        {status === 'idle' ? words.hint : words[status]}
      </p>
    </div>
  )
}
