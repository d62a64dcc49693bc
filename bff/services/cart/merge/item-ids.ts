import type { DeviceLine } from '../../../domain/cart/cart.types.ts'
import { matchLines } from '../../../domain/cart/matching.ts'
import { toOutcome } from '../../../platform/base/outcome.ts'
import type { QuoteCalls } from '../quote/quote-calls.ts'
import type { LineOutcome } from './outcome.ts'

/** Outcomes with the platform's new lines. Some platforms store a new line without returning its id; the quote is then pulled again. */
export async function withItemIds<Line extends DeviceLine>(
  outcomes: readonly LineOutcome<Line>[],
  calls: QuoteCalls,
): Promise<readonly LineOutcome<Line>[]> {
  const made = outcomes.flatMap(({ step, quote, result }) =>
    step.kind === 'add' && !quote && result === 'applied' ? [step.line] : [],
  )
  if (made.length === 0) return outcomes
  const pulled = await toOutcome(calls.pull())
  const known = new Set(outcomes.map(({ quote }) => quote?.itemId))
  const fresh = pulled.kind === 'found' ? pulled.value.filter(({ itemId }) => !known.has(itemId)) : []
  const found = new Map(matchLines(made, fresh).matches.map(({ line, other }) => [line, other]))
  return outcomes.map((outcome) => {
    const { step } = outcome
    if (step.kind !== 'add' || !found.has(step.line)) return outcome
    const quote = found.get(step.line) ?? null
    return quote ? { ...outcome, quote } : { step, quote, quantity: outcome.quantity, result: 'unknown' }
  })
}
