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
