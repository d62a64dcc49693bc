import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import { email, type FieldRule, personName, problemsIn } from '#schema/rules/forms/form-rules.ts'
import { type AddressSettings, orderAddressRules } from '#schema/rules/forms/order-rules.ts'
import type { CheckoutDraft } from '../../../../sync/tasks/order/index.ts'

export const PERSONAL_RULES = { firstName: personName, lastName: personName, email }

/** The form steps of the checkout, in order. */
export const STEPS = ['personal', 'shipping', 'payment'] as const

export type Step = (typeof STEPS)[number]

interface StepContext extends AddressSettings {
  /** Nothing in the cart has to be delivered. */
  readonly isVirtual: boolean
  /** An account is wanted, and its password is missing because it is never stored. */
  readonly needsPassword: boolean
  readonly isOnline: boolean
}

/**
 * The first incomplete step; null if the order can be placed, or waits for a network.
 * @source ORDER-7
 */
export function firstOpenStep(draft: CheckoutDraft, context: StepContext): Step | null {
  const { isVirtual, needsPassword, isTelephoneRequired, isOnline } = context
  // A reload clears the password, and offline the shop cannot tell whether a cart is delivered.
  if (draft.waiting && !isOnline) return null
  if (needsPassword || !meets(PERSONAL_RULES, draft.personal)) return 'personal'
  const isAddress = (address: AddressDetails | null) => meets(orderAddressRules({ isTelephoneRequired }), address)
  if (!isVirtual && !isAddress(draft.shipping)) return 'shipping'
  if ((isVirtual || !draft.isBillingSame) && !isAddress(draft.billing)) return 'payment'
  return null
}

/** Whether all steps before this one are complete. @param missing the first incomplete step; null if there is none */
export const isStepReached = (step: Step, missing: Step | null): boolean =>
  missing === null || STEPS.indexOf(step) <= STEPS.indexOf(missing)

function meets<Name extends string>(
  rules: Readonly<Record<Name, FieldRule>>,
  details: Readonly<Record<Name, string>> | null,
): boolean {
  return details !== null && problemsIn(rules, details).length === 0
}
