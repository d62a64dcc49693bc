import type { CustomerSignUpInput } from '#schema/generated/types.ts'
import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import type { GuestDetails } from '../../../../sync/tasks/order/index.ts'
import { signUp } from '../session/sign-up.ts'
import { updateCustomer } from '../session/update-customer.ts'
import { type AddressFlags, toAddressInput } from './address-input.ts'

/**
 * Creates an account for a guest, signs in, and saves the addresses. If the platform rejects the addresses, the account
 * has none.
 * @returns the problems for which the platform rejects the account
 * @throws OfflineError without a network
 * @throws UnavailableError when the shop does not answer
 * @source USER-28
 */
export async function saveDetails(
  deviceDatabase: string,
  account: CustomerSignUpInput,
  { address, billing }: Pick<GuestDetails, 'address' | 'billing'>,
): Promise<readonly Problem[]> {
  const problems = await signUp(deviceDatabase, account)
  if (problems.length > 0 || !address) return problems
  const addresses = [
    newAddress(address, { isDefaultShipping: true, isDefaultBilling: billing === null }),
    ...(billing ? [newAddress(billing, { isDefaultShipping: false, isDefaultBilling: true })] : []),
  ]
  try {
    const rejections = await updateCustomer(deviceDatabase, { addresses })
    if (rejections.length > 0) console.warn('The addresses of the order were not saved', rejections)
  } catch (error) {
    console.warn('The addresses of the order could not be saved', error)
  }
  return []
}

const newAddress = (address: AddressDetails, flags: AddressFlags) =>
  toAddressInput({ ...address, isCompany: 'true' }, undefined, flags)
