import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import type { AddressDetails, CheckoutDraft, PersonalDetails } from '../../../../sync/tasks/order/index.ts'

/** Personal details: the entered ones, otherwise the account's; null if neither exists. */
export function initialPersonal({ personal }: CheckoutDraft, profile: Profile | null): PersonalDetails | null {
  return personal ?? profile
}

/** The address: the entered one, otherwise the account's, otherwise the buyer's name. */
export function initialAddress(
  entered: AddressDetails | null,
  { personal }: CheckoutDraft,
  profile: Profile | null,
  kind: 'shipping' | 'billing',
): Partial<AddressDetails> {
  if (entered) return entered
  const flag = kind === 'shipping' ? 'isDefaultShipping' : 'isDefaultBilling'
  const saved = profile?.addresses.find((address) => address[flag])
  if (!saved) return { firstName: personal?.firstName ?? '', lastName: personal?.lastName ?? '' }
  const [street = '', ...others] = saved.street
  return {
    firstName: saved.firstName,
    lastName: saved.lastName,
    company: saved.company ?? '',
    street,
    apartment: others.join(', '),
    city: saved.city,
    region: saved.region ?? '',
    postcode: saved.postcode ?? '',
    country: saved.country,
    telephone: saved.telephone ?? '',
    vatNumber: saved.vatNumber ?? '',
  }
}
