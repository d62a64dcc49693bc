import type { AddressDetails } from '../../../../sync/tasks/order/index.ts'
import type { PostalAddressLines } from '../../../../sync/tasks/order-record/order-record.types.ts'

/** Converts an address entered at the checkout to the format of orders. */
export const postalAddress = ({ firstName, lastName, street, apartment, ...address }: AddressDetails): PostalAddressLines => ({
  ...address,
  name: `${firstName} ${lastName}`,
  street: [street, apartment].filter((line) => line.trim() !== ''),
})
