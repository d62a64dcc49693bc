import type { CheckoutDraft } from '../../../../sync/tasks/order/index.ts'
import type { Step } from './steps.ts'

/** The step and field of the checkout in which a problem can be fixed. */
export interface ProblemPlace {
  readonly step: Step
  /** Name of the field in the step's form. */
  readonly field: string
}

/** A field of an address in a server rejection: 'shippingAddress.telephone'. */
export const ADDRESS_FIELD = /^(shipping|billing)Address\.(\w+)$/

/**
 * The address field a problem is about. The billing address of an order with a single address is its
 * delivery address.
 * @returns null if the problem is not about an address field
 * @source ORDER-14
 */
export function problemPlace(
  field: string | null,
  { isBillingSame }: Pick<CheckoutDraft, 'isBillingSame'>,
  { isVirtual }: { readonly isVirtual: boolean },
): ProblemPlace | null {
  const [, address, name] = ADDRESS_FIELD.exec(field ?? '') ?? []
  if (name === undefined) return null
  const hasOwnBilling = isVirtual || !isBillingSame
  return { step: isVirtual || (address === 'billing' && hasOwnBilling) ? 'payment' : 'shipping', field: name }
}
