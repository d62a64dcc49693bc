import { Suspense, useEffect } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { settled } from '../../../moments.ts'
import button from '../../../styles/button.module.css'
import { openSignIn, useAccount } from '../account.ts'
import { findAccount } from '../open-account.ts'
import type { AccountAddress } from './blocks.ts'
import { LateCustomerAccount } from './late-customer-account.ts'

/** What the address of the account asks for, for whoever is signed in. Nothing of it is written by the server. @source SCREEN-4, USER-4 */
export function AccountBlock(address: AccountAddress) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const status = useAccount()
  useEffect(() => {
    // Together with the code that reads the device. Where it does not come, it is asked for again when it is shown.
    settled()
      .then(LateCustomerAccount.preload)
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    if (status === 'guest')
      findAccount(deviceDatabase).catch((error) => console.warn('The session could not be looked up', error))
  }, [status, deviceDatabase])
  const waiting = <p role="status">{words.waiting}</p>
  if (status === 'unknown') return waiting
  if (status === 'guest') {
    return (
      <Notice
        kind="warning"
        actions={
          <button type="button" className={button.quiet} onClick={() => openSignIn()}>
            {words.signIn}
          </button>
        }
      >
        {words.guest}
      </Notice>
    )
  }
  // React holds what a part has shown until that part is gone or has shown something else twice: so this one goes with the customer.
  return (
    <Suspense fallback={waiting}>
      <LateCustomerAccount {...address} />
    </Suspense>
  )
}
