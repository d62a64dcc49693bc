/** In which quantities something is sold: from `least` to `most`, both of them multiples of `step`. Whole pieces, from 1. */
export interface QuantityLimits {
  readonly least: number
  readonly most: number
  readonly step: number
}

export type QuantityProblem = 'tooFew' | 'tooMany' | 'notInSteps'

/**
 * What is wrong with a quantity; null when it can be bought.
 * @param limits null or undefined where any quantity can be bought, or nobody knows: then the platform decides
 * @source STOCK-15; platform contract E4
 */
export function quantityProblem(quantity: number, limits: QuantityLimits | null | undefined): QuantityProblem | null {
  if (!limits) return null
  if (quantity < limits.least) return 'tooFew'
  if (quantity > limits.most) return 'tooMany'
  return quantity % limits.step === 0 ? null : 'notInSteps'
}

/**
 * The least quantity that can be bought and is enough; `most` where none is, the quantity itself without limits.
 * @source STOCK-15
 */
export const enoughOf = (wanted: number, limits: QuantityLimits | null | undefined): number =>
  limits ? Math.min(Math.max(Math.ceil(wanted / limits.step) * limits.step, limits.least), limits.most) : wanted
