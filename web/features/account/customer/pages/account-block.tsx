import { Suspense, useEffect, useState } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { waitForIdlePage } from '../../../../late/idle.ts'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { currentAccount, useAccount } from '../account.ts'
import styles from './account-block.module.css'
import type { AccountUrl } from './blocks.ts'
import { Guest } from './guest.tsx'

/** Shown only after the device has confirmed a customer. A single module, so that all blocks work offline once one does. */
const CustomerAccount = late(
  async () => (await import('./customer-account.tsx')).CustomerAccount,
  ['account', 'cart', 'forms', 'shell'],
)

/** Awaited before the account of a known customer is shown. */
export async function prepareAccount(): Promise<void> {
  if (currentAccount() === 'customer') await CustomerAccount.preload()
}

/**
 * The account page for the current URL. The server renders it for a guest, and none of its personal content. Until the device has been read,
 * the guest's page is shown if there was no customer on the last visit.
 * @source SCREEN-4, USER-4, USER-44
 */
export function AccountBlock(url: AccountUrl) {
  const { deviceDatabase } = useShop()
  const status = useAccount()
  const [{ shown, before }, setStatuses] = useState({ shown: status, before: status })
  // Set while rendering, not in an effect: `keepFocus` would move the focus to the page's title before the next part takes it.
  if (shown !== status) setStatuses({ shown: status, before: shown })
  useEffect(() => {
    // If this fails, the code is loaded again when shown.
    waitForIdlePage()
      .then(CustomerAccount.preload)
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    if (status !== 'guest') return
    import('../session/open-session.ts')
      .then(({ findSession }) => findSession(deviceDatabase))
      .catch((error) => console.warn('The session could not be looked up', error))
  }, [status, deviceDatabase])
  // React keeps rendered output until a component unmounts or renders twice more, so this one unmounts with the session.
  if (status === 'customer') {
    return (
      <Suspense fallback={<Waiting />}>
        <CustomerAccount {...url} takesFocus={before === 'guest'} />
      </Suspense>
    )
  }
  const isUnread = status === 'unknown'
  return (
    <div className={styles.opening} data-unread={isUnread || undefined} aria-busy={isUnread}>
      {isUnread && <Waiting />}
      <Guest {...url} takesFocus={before === 'customer'} />
    </div>
  )
}

function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      {useMessages('account').waiting}
    </p>
  )
}
