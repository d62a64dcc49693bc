import { late } from '../../../late.tsx'
import { currentAccount } from '../account.ts'

/** Nobody sees it before the device has said who is signed in. One part, so that every block is there, once one is, without a network. */
export const LateCustomerAccount = late(async () => (await import('./customer-account.tsx')).CustomerAccount, 'now', [
  'account',
  'cart',
  'forms',
  'newsletter',
])

/** Awaited before the account of somebody known to be signed in is shown. */
export async function prepareAccount(): Promise<void> {
  if (currentAccount() === 'customer') await LateCustomerAccount.preload()
}
