import type { QuantityLimits, QuantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import type { Messages } from '../../../messages/messages.types.ts'

/** What is wrong with a quantity, in the shop's words. @source STOCK-15, TEXT-17 */
export function limitText(
  problem: QuantityProblem,
  { least, most, step }: QuantityLimits,
  words: Messages['cart']['limits'],
): string {
  const { tooFew, tooMany, notInSteps } = words.problems
  if (problem === 'tooFew') return tooFew(least)
  return problem === 'tooMany' ? tooMany(most) : notInSteps(step)
}
