import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'

type Address = Profile['addresses'][number]

interface DefaultAddress {
  readonly kind: 'both' | 'delivery' | 'billing'
  readonly address: Address
}

/** The default delivery and billing address; one entry if both are the same. */
export function defaultAddresses(addresses: readonly Address[]): readonly DefaultAddress[] {
  const delivery = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  if (delivery && delivery === billing) return [{ kind: 'both', address: delivery }]
  return [
    ...(delivery ? [{ kind: 'delivery' as const, address: delivery }] : []),
    ...(billing ? [{ kind: 'billing' as const, address: billing }] : []),
  ]
}

interface AddressBook {
  readonly delivery: Address | undefined
  /** The billing address; if it is the delivery address, the one that a different billing address replaces. */
  readonly billing: Address | undefined
  /** Whether the delivery address is also the billing address, or will be as the first address. */
  readonly isSame: boolean
}

/**
 * The addresses that the address book changes. A platform accepts two at most, so a different billing address reuses the second one
 * instead of adding a third.
 * @source platform contract E1.8
 */
export function addressBook(addresses: readonly Address[]): AddressBook {
  const delivery = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling)
  const isSame = billing === undefined || billing === delivery
  const spare = addresses.find((address) => address !== delivery)
  return { delivery, billing: isSame ? spare : billing, isSame }
}
