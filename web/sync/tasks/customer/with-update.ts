import type { CustomerAddressInput, CustomerUpdateInput } from '#schema/generated/types.ts'
import { addressKey } from './address-key.ts'
import type { Profile } from './customer-on-device.ts'

type Address = Profile['addresses'][number]

/**
 * Applies a change to the profile while it waits for the network. A new address has an empty id until then.
 * @source USER-11
 */
export function withUpdate(profile: Profile, input: CustomerUpdateInput): Profile {
  const removed = new Set(input.removedAddresses)
  const kept = profile.addresses.filter(({ id }) => !removed.has(id))
  return {
    ...profile,
    email: input.email ?? profile.email,
    firstName: input.firstName ?? profile.firstName,
    lastName: input.lastName ?? profile.lastName,
    addresses: (input.addresses ?? []).map(asAddress).reduce(withAddress, kept),
  }
}

/** There is one default address of each kind. */
function withAddress(addresses: readonly Address[], changed: Address): readonly Address[] {
  const others = addresses
    .filter((other) => addressKey(other) !== addressKey(changed))
    .map((other) => ({
      ...other,
      isDefaultShipping: other.isDefaultShipping && !changed.isDefaultShipping,
      isDefaultBilling: other.isDefaultBilling && !changed.isDefaultBilling,
    }))
  return [...others, changed]
}

const asAddress = (input: CustomerAddressInput): Address => ({
  ...input,
  __typename: 'CustomerAddress',
  id: input.id ?? '',
  company: input.company ?? null,
  region: input.region ?? null,
  telephone: input.telephone ?? null,
  vatNumber: input.vatNumber ?? null,
  isDefaultShipping: input.isDefaultShipping ?? false,
  isDefaultBilling: input.isDefaultBilling ?? false,
})
