import type { PostalAddressLines } from '../../../components/order/order-record.types.ts'
import type { AddressDetails } from '../../order-draft/index.ts'

/** An address that was typed at the checkout, as orders have it. */
export const postalAddress = ({ firstName, lastName, street, apartment, ...address }: AddressDetails): PostalAddressLines => ({
  ...address,
  name: `${firstName} ${lastName}`,
  street: [street, apartment].filter((line) => line.trim() !== ''),
})
