import type { UserError } from '#schema/generated/types.ts'
import type { PlatformRefused } from '../../../platform/base/errors.ts'
import { requiredField } from '../../../platform/base/required-field.ts'
import { type MessageScope, userError } from '../../scope/user-errors.ts'

/** Which addresses the order has; only their presence matters. */
interface OrderAddresses {
  readonly shippingAddress?: unknown
  readonly billingAddress?: unknown
}

/**
 * The reason for a refused order, with the field the platform names, otherwise without a field. The shipping address is also the billing
 * address unless the order has its own billing address.
 * @source ORDER-1; platform contract §14
 */
export function refusalError(
  refusal: PlatformRefused,
  { shippingAddress, billingAddress }: OrderAddresses,
  { messages }: MessageScope,
): UserError {
  const { detail } = refusal.forLog()
  const field = requiredField(detail)
  if (field === null) return userError('REFUSED', messages.order.refused)
  const isBilling = !shippingAddress || (Boolean(billingAddress) && /billing address/i.test(detail ?? ''))
  return userError('REQUIRED', messages.form.REQUIRED, `${isBilling ? 'billingAddress' : 'shippingAddress'}.${field}`)
}
