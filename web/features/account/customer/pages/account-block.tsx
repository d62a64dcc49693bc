import { Suspense, useEffect, useState } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { waitForIdlePage } from '../../../../late/idle.ts'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { currentAccount, useAccount } from '../account.ts'
import { findAccount } from '../open-account.ts'
import type { AccountUrl } from './blocks.ts'

/** Shown only after the device has confirmed a customer. A single module, so that all blocks work offline once one does. */
const CustomerAccount = late(
  async () => (await import('./customer-account.tsx')).CustomerAccount,
  ['account', 'cart', 'forms', 'shell'],
)

const Guest = late(async () => (await import('./guest.tsx')).Guest, ['account', 'forms'])

/** Awaited before the account of a known customer is shown. */
export async function prepareAccount(): Promise<void> {
  if (currentAccount() === 'customer') await CustomerAccount.preload()
}

/** The account page for the current URL. The server renders none of its personal content. @source SCREEN-4, USER-4 */
export function AccountBlock(url: AccountUrl) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const status = useAccount()
  const [before, setBefore] = useState(status)
  useEffect(() => () => setBefore(status), [status])
  useEffect(() => {
    // If this fails, the code is loaded again when shown.
    waitForIdlePage()
      .then(CustomerAccount.preload)
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    if (status !== 'guest') return
    findAccount(deviceDatabase).catch((error) => console.warn('The session could not be looked up', error))
  }, [status, deviceDatabase])
  const waiting = <p role="status">{words.waiting}</p>
  if (status === 'unknown') return waiting
  if (status === 'guest') {
    return (
      <Suspense fallback={waiting}>
        <Guest {...url} takesFocus={before === 'customer'} />
      </Suspense>
    )
  }
  // React keeps rendered output until a component unmounts or renders twice more, so this one unmounts with the session.
  return (
    <Suspense fallback={waiting}>
      <CustomerAccount {...url} takesFocus={before === 'guest'} />
    </Suspense>
  )
}
