import { Suspense, useEffect } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { waitForIdlePage } from '../../../../late/idle.ts'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { currentAccount, openSignIn, useAccount } from '../account.ts'
import { findAccount } from '../open-account.ts'
import styles from './account-block.module.css'
import type { AccountUrl } from './blocks.ts'

/** Shown only after the device has confirmed a customer. A single module, so that all blocks work offline once one does. */
const CustomerAccount = late(async () => (await import('./customer-account.tsx')).CustomerAccount, 'now', [
  'account',
  'cart',
  'forms',
  'shell',
])

/** Awaited before the account of a known customer is shown. */
export async function prepareAccount(): Promise<void> {
  if (currentAccount() === 'customer') await CustomerAccount.preload()
}

/** The account page for the current URL. The server renders none of its personal content. @source SCREEN-4, USER-4 */
export function AccountBlock(url: AccountUrl) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const status = useAccount()
  useEffect(() => {
    // If this fails, the code is loaded again when shown.
    waitForIdlePage()
      .then(CustomerAccount.preload)
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    if (status === 'guest')
      findAccount(deviceDatabase).catch((error) => console.warn('The session could not be looked up', error))
  }, [status, deviceDatabase])
  const waiting = <p role="status">{words.waiting}</p>
  if (status === 'unknown') return waiting
  if (status === 'guest') {
    return <Guest />
  }
  // React keeps rendered output until a component unmounts or renders twice more, so this one unmounts with the session.
  return (
    <Suspense fallback={waiting}>
      <CustomerAccount {...url} />
    </Suspense>
  )
}

/** Says why no account is shown, and what an account offers. @source USER-4 */
function Guest() {
  const words = useMessages('account')
  return (
    <div className={styles.guest}>
      <section role="status">
        <p>{words.guest}</p>
        <p>
          <button type="button" className={button.primary} onClick={() => openSignIn()}>
            {words.signIn}
          </button>
        </p>
      </section>
      <section aria-labelledby="benefits">
        <h2 id="benefits">{words.benefits.title}</h2>
        <ul>
          {words.benefits.list.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
