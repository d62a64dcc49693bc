import type { CustomerAddressInput } from '#schema/generated/types.ts'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'

export type AddressFlags = Pick<CustomerAddressInput, 'isDefaultShipping' | 'isDefaultBilling'>

type Address = Profile['addresses'][number]

interface AddressValues extends Record<'firstName' | 'lastName' | 'company' | 'vatNumber' | 'street' | 'apartment', string> {
  readonly city: string
  readonly region: string
  readonly postcode: string
  readonly country: string
  readonly telephone: string
  /** 'true' if the fields of a company are shown. */
  readonly isCompany: string
}

/**
 * The change that saves typed values. Without a company, a stored company and VAT number are deleted.
 * @param address the address to change; undefined to add one
 */
export function toAddressInput(values: AddressValues, address: Address | undefined, flags: AddressFlags): CustomerAddressInput {
  const { street, apartment, region, telephone, company, vatNumber, isCompany, ...texts } = values
  return {
    ...texts,
    // Empty while a new address waits for the network.
    id: address?.id || null,
    street: [street, apartment].filter((line) => line.trim() !== ''),
    region: region.trim() || null,
    telephone: telephone.trim() || null,
    company: (isCompany && company.trim()) || null,
    vatNumber: (isCompany && vatNumber.trim()) || null,
    ...flags,
  }
}

/** The change that makes a stored address the billing address too. */
export const asBillingAddress = ({ __typename: _, id, ...address }: Address): CustomerAddressInput => ({
  ...address,
  id: id || null,
  postcode: address.postcode ?? '',
  isDefaultBilling: true,
})
