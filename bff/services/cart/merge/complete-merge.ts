import type { DeviceLine, QuoteLine, QuoteTotals } from '../../../domain/cart/cart.types.ts'
import { type MergedCart, type MergedLine, mergeByItem } from '../../../domain/cart/merged-lines.ts'
import { type Outcome, toOutcome } from '../../../platform/base/outcome.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { toKnownItem } from '../lines/line-items.ts'
import type { QuoteCalls } from '../quote/quote-calls.ts'
import type { PushContext } from './carry-out.ts'
import { inParallel } from './in-parallel.ts'
import type { LineOutcome } from './outcome.ts'

export interface CompletedMerge {
  readonly cart: MergedCart
  /** Device lines whose quantity on the platform differs from the requested one, permanently or until it can be resent. */
  readonly mismatched: ReadonlyMap<DeviceLine, 'rejected' | 'unknown'>
}

/** Lines with the platform's quantities. If the platform returns no totals, the last known totals are used. */
export async function countCart(lines: readonly MergedLine[], calls: QuoteCalls, scope: PrivateScope): Promise<MergedCart> {
  const totals = await loadTotals(lines, calls, scope)
  return { lines: lines.map((line) => ({ ...line, quantity: countedIn(totals, line) })), totals }
}

/**
 * The result of a merge, by the platform's quantities. An addition can be delivered twice; the quantity is then set once more, absolutely,
 * and the platform's next count is final. If it could not be set, the shopper has not chosen the platform's quantity, so the change is
 * recorded as late.
 * @source MERGE-5; platform contract §4.11, §11.5
 */
export async function completeMerge(
  outcomes: readonly LineOutcome[],
  { calls, products, by }: Omit<PushContext, 'deadline'>,
  scope: PrivateScope,
): Promise<CompletedMerge> {
  const expected = mergeByItem(outcomes.flatMap(toMergedLines))
  const mismatches = ({ lines }: MergedCart) =>
    expected.filter((line, i) => line.isAgreed && lines[i]?.quantity !== line.quantity)
  const first = await countCart(expected, calls, scope)
  const wrong = mismatches(first)
  if (wrong.length === 0) return { cart: first, mismatched: new Map() }
  scope.log.warn({ lines: wrong.length }, 'cart quantities differ from the platform’s; resending')
  const toItem = ({ line, quote, quantity }: Pick<MergedLine, 'line' | 'quote' | 'quantity'>) =>
    toKnownItem(quote, quantity, (line && products.find(line)) ?? {}, scope)
  const again = await inParallel(wrong, ({ line, quote, quantity }) => toOutcome(calls.update(toItem({ line, quote, quantity }))))
  const results = new Map(wrong.map((line, i) => [line, again[i]]))
  const cart = await countCart(
    expected.map((line) => withAnswer(line, results.get(line))),
    calls,
    scope,
  )
  const open = wrong.filter((line) => isOpen(results.get(line)))
  if (by) for (const { quote } of open) scope.session.recordLateChange({ line: quote, by, at: scope.now.getTime() })
  return { cart, mismatched: new Map(mismatches(cart).flatMap((line) => mismatchEntry(line, results.get(line)))) }
}

type ResendResult = Outcome<QuoteLine | null> | undefined

const withAnswer = (line: MergedLine, result: ResendResult): MergedLine =>
  result?.kind === 'found' ? { ...line, quote: result.value ?? { ...line.quote, quantity: line.quantity } } : line

const mismatchEntry = ({ line }: MergedLine, result: ResendResult): readonly [DeviceLine, 'rejected' | 'unknown'][] =>
  line ? [[line, isOpen(result) ? 'unknown' : 'rejected']] : []

/** A step without an answer, or with a 401, is open and not refused. */
const isOpen = (result: ResendResult): boolean =>
  result?.kind === 'failed' && (result.error.kind === 'unreachable' || result.error.status === 401)

/** Ignores zero quantities of lines that exist. */
const countedIn = (totals: QuoteTotals | null, { quote, quantity }: MergedLine): number =>
  (totals ? totals.lines.get(quote.itemId)?.quantity : quote.quantity) || quantity

/** Deleted lines and lines of unknown state are not part of the merged cart. */
function toMergedLines({ step, quote, quantity, result }: LineOutcome): readonly MergedLine[] {
  if (step.kind === 'drop' || step.kind === 'delete' || !quote || quantity <= 0) return []
  const line = 'line' in step ? step.line : null
  return [{ line, quote, quantity, isAgreed: line !== null && result !== 'unknown' }]
}

async function loadTotals(
  lines: readonly MergedLine[],
  calls: QuoteCalls,
  { config, log }: PrivateScope,
): Promise<QuoteTotals | null> {
  if (lines.length === 0 || !config.cart.totalsSync) return null
  const outcome = await toOutcome(calls.totals())
  if (outcome.kind === 'found') return outcome.value
  log.warn(outcome.error.forLog(), 'cart totals not available')
  return null
}
