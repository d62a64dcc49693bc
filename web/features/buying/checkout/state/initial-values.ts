import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import { toAddressDetails } from '../../../../components/form/address-fields.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import {
  ADDRESS_FIELDS,
  type CheckoutDraft,
  type DraftAnswers,
  type PersonalDetails,
} from '../../../../sync/tasks/order/index.ts'

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
  const buyer = { firstName: personal?.firstName ?? '', lastName: personal?.lastName ?? '' }
  return entered ?? savedAddress(profile, kind === 'shipping' ? 'isDefaultShipping' : 'isDefaultBilling') ?? buyer
}

/**
 * The answers that follow from a delivery address: the address, and the account's billing address if that differs and the shopper has
 * entered none.
 * @source CHECKOUT-19
 */
export function deliveryAnswers(shipping: AddressDetails, draft: CheckoutDraft, profile: Profile | null): DraftAnswers {
  const billing = draft.billing ? null : savedAddress(profile, 'isDefaultBilling')
  const differs = billing && ADDRESS_FIELDS.some((field) => billing[field] !== shipping[field].trim())
  return differs ? { shipping, isBillingSame: false, billing } : { shipping }
}

function savedAddress(profile: Profile | null, flag: 'isDefaultShipping' | 'isDefaultBilling'): AddressDetails | null {
  const saved = profile?.addresses.find((address) => address[flag])
  return saved ? toAddressDetails(saved) : null
}
