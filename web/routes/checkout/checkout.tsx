import { Suspense } from 'react'
import { Link } from '../../components/links/link.tsx'
import { DevicePage } from '../../components/page/device-page.tsx'
import { Page } from '../../components/page/page.tsx'
import { useShop } from '../../data/shop.tsx'
import { openSignIn, signUp, useAccount } from '../../features/account/customer/index.ts'
import { ProceedToCheckout } from '../../features/buying/cart/index.ts'
import { CheckoutPlaceholder, CheckoutView } from '../../features/buying/checkout/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './checkout.module.css'

/** The server writes what stands there until the device has been read; browsers fetch the rest as they render it. */
export async function loader(): Promise<null> {
  if (import.meta.env.SSR) await CheckoutView.preload()
  return null
}

/** The checkout of the shop's own; the way to the external one where the server did not lead there. @source SCREEN-2 */
export function Component() {
  const words = useMessages('checkout')
  const { description, needsScripts } = useMessages('checkout').order
  const { checkout } = useShop()
  const account = { isCustomer: useAccount() === 'customer', openSignIn, signUp }
  if (checkout !== 'external') {
    return (
      <DevicePage title={words.title} description={description} canonical="/checkout" needsScripts={needsScripts}>
        <Suspense fallback={<CheckoutPlaceholder />}>
          <CheckoutView account={account} />
        </Suspense>
      </DevicePage>
    )
  }
  return (
    <Page title={words.title} description={description} robots="noindex, follow">
      <div className={`container ${styles.page}`}>
        <h1>{words.title}</h1>
        <ProceedToCheckout />
        <p>
          <Link to="/cart">{words.toCart}</Link>
        </p>
      </div>
    </Page>
  )
}
