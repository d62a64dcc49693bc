import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { Link } from '../../components/links/link.tsx'
import { DevicePage } from '../../components/page/device-page.tsx'
import { Page } from '../../components/page/page.tsx'
import type { LoaderArgs } from '../../data/loading.ts'
import { useShop } from '../../data/shop.tsx'
import { openSignIn, SaveDetails, signUp, useAccount } from '../../features/account/customer/index.ts'
import { CheckoutPlaceholder } from '../../features/buying/checkout/index.ts'
import { loadBlocks, PlacedBlocks } from '../../features/content/blocks/index.ts'
import { late } from '../../late/late.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './checkout.module.css'

/** The server renders the state before the device is read. Browsers load the code as they render it. */
const CheckoutView = late(
  async () => (await import('../../features/buying/checkout/page/checkout-view.tsx')).CheckoutView,
  ['cart', 'forms', 'account'],
)
const ProceedToCheckout = late(
  async () => (await import('../../features/buying/cart/checkout/proceed-to-checkout.tsx')).ProceedToCheckout,
  ['cart'],
)

const VatSwitch = late(async () => (await import('../../features/shell/layout/shell.tsx')).VatSwitch, ['shell'])

export const loader = (args: LoaderArgs) => loadBlocks(args, 'CHECKOUT')

/** The built-in checkout, or a button to the external one if the server did not redirect to it. @source SCREEN-2 */
export function Component() {
  const words = useMessages('checkout')
  const { description, needsScripts } = useMessages('checkout').order
  const { checkout } = useShop()
  const blocks = useLoaderData<typeof loader>()
  const account = { isCustomer: useAccount() === 'customer', openSignIn, signUp, SaveDetails }
  if (checkout !== 'external') {
    return (
      <DevicePage title={words.title} description={description} canonical="/checkout" needsScripts={needsScripts} isPrivate>
        <div className={styles.frame}>
          <Suspense fallback={<CheckoutPlaceholder />}>
            <CheckoutView account={account} blocks={<PlacedBlocks blocks={blocks} />} vatSwitch={<VatSwitch />} />
          </Suspense>
        </div>
      </DevicePage>
    )
  }
  return (
    <Page title={words.title} description={description} robots="noindex, follow">
      <div className={`container ${styles.page}`}>
        <h1>{words.title}</h1>
        <Suspense>
          <ProceedToCheckout />
        </Suspense>
        <p>
          <Link to="/cart">{words.toCart}</Link>
        </p>
      </div>
    </Page>
  )
}
