import type { OptionAnswer } from '#schema/rules/cart/line-content.ts'
import { writeSizes } from '#schema/rules/measures/write-sizes.ts'
import type { QuoteLineTotals } from './cart.types.ts'

/** A line's options with the merchant's sizes written with ×. Answers of the shopper stay as typed. @source PROD-76 */
export const writeOptionSizes = (
  options: QuoteLineTotals['options'],
  answers: readonly OptionAnswer[],
): QuoteLineTotals['options'] =>
  options.map(({ label, value }) => ({
    label: writeSizes(label),
    value: answers.some(({ answer }) => answer.trim() === value) ? value : writeSizes(value),
  }))
