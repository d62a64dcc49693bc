import { CustomerUpdateDocument } from '#schema/generated/operations.ts'
import type { CustomerUpdateInput } from '#schema/generated/types.ts'
import { defineTask } from '../../define-task.ts'
import { decodeInput } from '../decode-input.ts'
import { addressKey } from './address-key.ts'
import { customerOnDevice } from './customer-on-device.ts'

/**
 * Sends a change of the profile. A newer change of the same kind, of details or of the same address, replaces an unsent one. A profile deleted
 * meanwhile, in any tab, stays deleted.
 * @source USER-5, USER-11
 */
export const customerTask = defineTask({
  mutation: CustomerUpdateDocument,
  value: customerOnDevice,
  key: ({ input: { addresses } }) =>
    addresses?.length ? `customer-addresses ${addresses.map(addressKey).join()}` : 'customer-profile',
  userErrors: ({ customerUpdate }) => customerUpdate.userErrors,
  decode: decodeInput<CustomerUpdateInput>(),
  apply:
    ({ result: { customerUpdate } }) =>
    (kept) =>
      kept && (customerUpdate.customer ?? kept),
})
