import type { UserError } from '#schema/generated/types.ts'
import type { PlatformRefused } from '../../../platform/errors.ts'
import { requiredField } from '../../../platform/required-field.ts'
import { type Speaker, userError } from '../../customer/user-errors.ts'

/** Which addresses the order has; only their presence counts. */
interface OrderAddresses {
  readonly shippingAddress?: unknown
  readonly billingAddress?: unknown
}

/**
 * Why the platform refused an order: at the field it names, otherwise without one. The bill goes to the shipping address unless the order
 * has a billing address of its own.
 * @source ORDER-1; platform contract §14
 */
export function refusalError(
  refusal: PlatformRefused,
  { shippingAddress, billingAddress }: OrderAddresses,
  { messages }: Speaker,
): UserError {
  const { detail } = refusal.forLog()
  const field = requiredField(detail)
  if (field === null) return userError('REFUSED', messages.order.refused)
  const isBilling = !shippingAddress || (Boolean(billingAddress) && /billing address/i.test(detail ?? ''))
  return userError('REQUIRED', messages.form.REQUIRED, `${isBilling ? 'billingAddress' : 'shippingAddress'}.${field}`)
}
