import type { CheckoutDraft } from '../../order-draft/index.ts'
import type { Step } from './steps.ts'

/** Where in the checkout a problem can be put right. */
export interface ProblemPlace {
  readonly step: Step
  /** Name of the field in the step's form. */
  readonly field: string
}

const ADDRESS_FIELD = /^(shipping|billing)Address\.(\w+)$/

/**
 * The field of an address that a problem is about: 'shippingAddress.telephone'. The bill of an order that has one address goes by that.
 * @returns null if the problem is about no field of an address
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
  return { step: address === 'billing' && hasOwnBilling ? 'payment' : isVirtual ? 'payment' : 'shipping', field: name }
}
