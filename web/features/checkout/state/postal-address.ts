import type { PostalAddressLines } from '../../../components/order/order-record.types.ts'
import type { AddressDetails } from '../../order-draft/index.ts'

/** Converts an address entered at the checkout to the format of orders. */
export const postalAddress = ({ firstName, lastName, street, apartment, ...address }: AddressDetails): PostalAddressLines => ({
  ...address,
  name: `${firstName} ${lastName}`,
  street: [street, apartment].filter((line) => line.trim() !== ''),
})
