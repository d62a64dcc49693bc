/** The quantities in which a product is sold: from `least` to `most`, both multiples of `step`. Whole pieces, from 1. */
export interface QuantityLimits {
  readonly least: number
  readonly most: number
  readonly step: number
}

export type QuantityProblem = 'tooFew' | 'tooMany' | 'notInSteps'

/**
 * The problem of a quantity; null if it is valid.
 * @param limits null or undefined if any quantity is valid or the limits are unknown; the platform decides then
 * @source STOCK-15; platform contract E4
 */
export function quantityProblem(quantity: number, limits: QuantityLimits | null | undefined): QuantityProblem | null {
  if (!limits) return null
  if (quantity < limits.least) return 'tooFew'
  if (quantity > limits.most) return 'tooMany'
  return quantity % limits.step === 0 ? null : 'notInSteps'
}

/**
 * The smallest valid quantity that is enough; `most` if there is none, the quantity itself without limits.
 * @source STOCK-15
 */
export const roundUpQuantity = (wanted: number, limits: QuantityLimits | null | undefined): number =>
  limits ? Math.min(Math.max(Math.ceil(wanted / limits.step) * limits.step, limits.least), limits.most) : wanted
