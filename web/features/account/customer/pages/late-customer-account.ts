import { late } from '../../../../late/late.tsx'
import { currentAccount } from '../account.ts'

/** Shown only after the device has confirmed a customer. A single module, so that all blocks work offline once one does. */
export const LateCustomerAccount = late(async () => (await import('./customer-account.tsx')).CustomerAccount, 'now', [
  'account',
  'cart',
  'forms',
  'shell',
])

/** Awaited before the account of a known customer is shown. */
export async function prepareAccount(): Promise<void> {
  if (currentAccount() === 'customer') await LateCustomerAccount.preload()
}
