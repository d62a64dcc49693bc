import { PostalAddress } from '../../../../components/order/postal-address.tsx'
import type { AddressDetails } from '../../../../sync/tasks/order/index.ts'
import { postalAddress } from '../state/postal-address.ts'

/** An address of the checkout in postal format. */
export const AddressText = ({ address }: { readonly address: AddressDetails }) => (
  <PostalAddress address={postalAddress(address)} />
)
