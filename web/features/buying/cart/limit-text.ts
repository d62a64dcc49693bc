import type { QuantityLimits, QuantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import type { Messages } from '../../../messages/messages.types.ts'

/** The shop's message about a quantity problem. @source STOCK-15, TEXT-17 */
export function limitText(
  problem: QuantityProblem,
  { least, most, step }: QuantityLimits,
  words: Messages['cart']['limits'],
): string {
  const { tooFew, tooMany, notInSteps } = words.problems
  if (problem === 'tooFew') return tooFew(least)
  return problem === 'tooMany' ? tooMany(most + 1) : notInSteps(step)
}
