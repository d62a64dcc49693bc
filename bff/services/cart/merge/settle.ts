import type { DeviceLine, QuoteLine, QuoteTotals } from '../../../domain/cart/cart.types.ts'
import { type SettledLine, settledLines } from '../../../domain/cart/settled-lines.ts'
import { type Outcome, outcomeOf } from '../../../platform/base/outcome.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import type { CartOfDevice } from '../../scope/session.types.ts'
import { knownItem } from '../lines/line-items.ts'
import type { LineProducts } from '../lines/line-products.ts'
import type { QuoteCalls } from '../quote/quote-calls.ts'
import type { LineOutcome } from './carry-out.ts'
import { inParallel } from './in-parallel.ts'

/** The merged cart and its totals. */
export interface SettledCart {
  readonly lines: readonly SettledLine[]
  /** Null if the platform returned no totals, and for an empty cart. */
  readonly totals: QuoteTotals | null
}

interface Means {
  readonly calls: QuoteCalls
  readonly products: LineProducts
  readonly by: CartOfDevice | null
}

export interface SettledMerge {
  readonly cart: SettledCart
  /** Device lines whose quantity on the platform differs from the requested one, permanently or until it can be resent. */
  readonly unlike: ReadonlyMap<DeviceLine, 'REFUSED' | 'UNAVAILABLE'>
}

/** Lines with the platform's quantities. If the platform returns no totals, the last known totals are used. */
export async function countedCart(lines: readonly SettledLine[], calls: QuoteCalls, scope: PrivateScope): Promise<SettledCart> {
  const totals = await totalsOf(lines, calls, scope)
  return { lines: lines.map((line) => ({ ...line, quantity: countedIn(totals, line) })), totals }
}

/**
 * The result of a merge, by the platform's quantities. An addition can be delivered twice; the quantity is then set once more, absolutely,
 * and the platform's next count is final. If it could not be set, nobody asked for the platform's quantity, so the change is recorded as
 * late.
 * @source MERGE-5; platform contract §4.11, §11.5
 */
export async function settledCart(
  outcomes: readonly LineOutcome[],
  { calls, products, by }: Means,
  scope: PrivateScope,
): Promise<SettledMerge> {
  const meant = settledLines(outcomes.flatMap(lineOf))
  const unlike = ({ lines }: SettledCart) => meant.filter((line, i) => line.isAgreed && lines[i]?.quantity !== line.quantity)
  const first = await countedCart(meant, calls, scope)
  const wrong = unlike(first)
  if (wrong.length === 0) return { cart: first, unlike: new Map() }
  scope.log.warn({ lines: wrong.length }, 'quantities of a cart are set once more: the platform counts others')
  const itemOf = ({ line, quote, quantity }: Pick<SettledLine, 'line' | 'quote' | 'quantity'>) =>
    knownItem(quote, quantity, (line && products.of(line)) ?? {}, scope)
  const again = await inParallel(wrong, ({ line, quote, quantity }) => outcomeOf(calls.update(itemOf({ line, quote, quantity }))))
  const told = new Map(wrong.map((line, i) => [line, again[i]]))
  const cart = await countedCart(
    meant.map((line) => withAnswer(line, told.get(line))),
    calls,
    scope,
  )
  const open = wrong.filter((line) => isOpen(told.get(line)))
  if (by) for (const { quote } of open) scope.session.noteLateChange({ line: quote, by, at: scope.now.getTime() })
  return { cart, unlike: new Map(unlike(cart).flatMap((settled) => unlikeEntry(settled, told.get(settled)))) }
}

type Told = Outcome<QuoteLine | null> | undefined

const withAnswer = (line: SettledLine, told: Told): SettledLine =>
  told?.kind === 'found' ? { ...line, quote: told.value ?? { ...line.quote, quantity: line.quantity } } : line

const unlikeEntry = ({ line }: SettledLine, told: Told): readonly [DeviceLine, 'REFUSED' | 'UNAVAILABLE'][] =>
  line ? [[line, isOpen(told) ? 'UNAVAILABLE' : 'REFUSED']] : []

/** A step without an answer, or with a 401, is open and not refused. */
const isOpen = (told: Told): boolean =>
  told?.kind === 'failed' && (told.error.kind === 'unreachable' || told.error.status === 401)

/** Ignores zero quantities of lines that exist. */
const countedIn = (totals: QuoteTotals | null, { quote, quantity }: SettledLine): number =>
  (totals ? totals.lines.get(quote.itemId)?.quantity : quote.quantity) || quantity

/** Deleted lines and lines of unknown state are not part of the merged cart. */
function lineOf({ step, quote, quantity, error }: LineOutcome): readonly SettledLine[] {
  if (step.kind === 'drop' || step.kind === 'delete' || !quote || quantity <= 0) return []
  const line = 'line' in step ? step.line : null
  return [{ line, quote, quantity, isAgreed: line !== null && error?.code !== 'UNAVAILABLE' }]
}

async function totalsOf(
  lines: readonly SettledLine[],
  calls: QuoteCalls,
  { config, log }: PrivateScope,
): Promise<QuoteTotals | null> {
  if (lines.length === 0 || !config.cart.totalsSync) return null
  const outcome = await outcomeOf(calls.totals())
  if (outcome.kind === 'found') return outcome.value
  log.warn(outcome.error.forLog(), 'cart shown without its totals')
  return null
}
