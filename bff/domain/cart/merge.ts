import { isSameLine, type LineIdentity } from '#schema/rules/cart/same-line.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import type { DeviceLine, QuoteLine } from './cart.types.ts'
import { type Difference, findDifferences } from './differences.ts'
import { matchLines } from './matching.ts'
import type { MergeFlags, MergeStep } from './merge.types.ts'

export interface MergePlan<Line extends DeviceLine = DeviceLine> {
  readonly steps: readonly MergeStep<Line>[]
  readonly differences: readonly Difference[]
}

/**
 * Plans the merge of the device cart and the quote, line by line. `merge.test.ts` lists the cases.
 * @param removed lines the shopper removed: they are deleted from the quote for good
 * @source MERGE-1 to MERGE-4; platform contract §4.9
 */
export function mergePlan<Line extends DeviceLine>(
  lines: readonly Line[],
  removed: readonly DeviceLine[],
  quote: readonly QuoteLine[],
  flags: MergeFlags,
): MergePlan<Line> {
  const { matches, rest } = matchLines(lines, quote)
  const tombstones = matchLines(removed, rest)
  const deleted = tombstones.matches.flatMap(({ other }, place) => (other ? [{ quote: other, removed: place }] : []))
  const steps = flags.isDryRun
    ? [...matches.flatMap((match) => decideInDryRun(match, flags)), ...rest.map((line) => decideQuoteOnlyInDryRun(line, flags))]
    : [
        ...matches.map(({ line, other }) => decideStep(line, other, flags)),
        ...deleted.map((step) => ({ kind: 'delete', ...step }) as const),
        ...tombstones.rest.flatMap((line) => decideQuoteOnly(line, flags)),
      ]
  return { steps, differences: findDifferences({ matches, added: tombstones.rest }, steps, flags) }
}

function decideStep<Line extends DeviceLine>(line: Line, quote: QuoteLine | null, flags: MergeFlags): MergeStep<Line> {
  if (!quote) {
    // A line without an item id is new: the platform cannot have lost it.
    const isLost = flags.mayRemoveLines && !flags.isForced && line.itemId !== null
    return isLost ? { kind: 'drop', line } : { kind: 'add', line, quantity: line.quantity }
  }
  if (flags.addsQuantities) return { kind: 'set', line, quote, quantity: Math.min(line.quantity + quote.quantity, MOST_PIECES) }
  if (line.quantity === quote.quantity) return { kind: 'keep', line, quote }
  const mayTake = flags.mayChangeLines || (line.isUnchanged && !isLate(line, flags.late))
  const isQuotes = mayTake && !flags.isForced && quote.quantity > 0
  return isQuotes ? { kind: 'take', line, quote } : { kind: 'set', line, quote, quantity: line.quantity }
}

/** A quote line without a quantity that can be sold is not shown and stays on the quote. */
function decideQuoteOnly(quote: QuoteLine, { isForced, late }: MergeFlags): MergeStep<never>[] {
  if (isForced || isLate(quote, late)) return [{ kind: 'delete', quote, removed: null }]
  return quote.quantity > 0 ? [{ kind: 'adopt', quote }] : []
}

const decideQuoteOnlyInDryRun = (quote: QuoteLine, { late }: MergeFlags): MergeStep<never> =>
  isLate(quote, late) ? { kind: 'delete', quote, removed: null } : { kind: 'adopt', quote }

/** Neither side changes, so the result is the quote as it is. */
function decideInDryRun<Line extends DeviceLine>(
  { line, other }: { readonly line: Line; readonly other: QuoteLine | null },
  flags: MergeFlags,
): MergeStep<Line>[] {
  if (isLate(line, flags.late)) return [decideStep(line, other, flags)]
  return other ? [{ kind: 'keep', line, quote: other }] : []
}

const isLate = (line: LineIdentity, late: readonly LineIdentity[]): boolean => late.some((each) => isSameLine(each, line))
