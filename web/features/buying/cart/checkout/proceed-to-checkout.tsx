import { useEffect } from 'react'
import { useNetwork } from '../../../../api/use-network.ts'
import { PrimaryButton } from '../../../../components/button.tsx'
import { PrimaryLink } from '../../../../components/links/button-link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { trackAction } from '../../analytics/index.ts'
import { getCart } from '../cart.ts'
import { useCart } from '../device/use-cart.ts'
import { proceedToCheckout, resetProceedStatus, useProceedStatus } from './proceed.ts'
import styles from './proceed-to-checkout.module.css'
import { TrustLine } from './trust-line.tsx'

/** The shop's own checkout, or a redirect to an external one, whose URL only the server knows. */
const CHECKOUT = '/checkout'

/**
 * Button with the amount that leads to the shop's own checkout or an external one. An external one opens once the platform has the cart.
 * @source CHECKOUT-1, SCREEN-2
 */
export function ProceedToCheckout() {
  const words = useMessages('checkout')
  const { basePath, checkout } = useShop()
  const { isOnline } = useNetwork()
  const status = useProceedStatus()
  const { cart: shown } = useCart()
  const total = shown?.isPending ? null : (shown?.totals?.summary?.total.formatted ?? null)
  const label = total === null ? words.proceed : words.proceedFor(total)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && resetProceedStatus()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  if (checkout !== 'external') {
    return (
      <div className={styles.proceed}>
        <PrimaryLink to={CHECKOUT}>{label}</PrimaryLink>
        <TrustLine />
      </div>
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
      <PrimaryButton aria-disabled={isBusy} onClick={() => void proceed()}>
        {label}
      </PrimaryButton>
      <p role="status" className={styles.status} data-problem={(status !== 'idle' && !isBusy) || undefined}>
        {status !== 'idle' && words[status]}
      </p>
      <TrustLine />
    </div>
  )
}
