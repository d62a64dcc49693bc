import type { DeviceLine, QuoteLine } from '../../../domain/cart/cart.types.ts'
import { matchLines } from '../../../domain/cart/matching.ts'
import type { MergeStep } from '../../../domain/cart/merge.types.ts'
import { toOutcome } from '../../../platform/base/outcome.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import type { InterruptedChange } from '../../scope/session.types.ts'
import { SessionExpired } from '../../scope/session-errors.ts'
import { toKnownItem } from '../lines/line-items.ts'
import { lineProducts } from '../lines/line-products.ts'
import type { OpenQuote } from '../quote/open-quote.ts'
import { inParallel } from './in-parallel.ts'

/** Runs the steps of a merge. If the session ends meanwhile, records what they add: the device does not learn what was applied. */
export async function recordIfInterrupted<Result>(
  steps: readonly MergeStep[],
  { session }: PrivateScope,
  run: () => Promise<Result>,
): Promise<Result> {
  const { customerKey } = session.read()
  try {
    return await run()
  } catch (error) {
    if (error instanceof SessionExpired && customerKey !== null)
      session.recordInterrupted(
        customerKey,
        steps.flatMap(toChange).filter(({ before, quantity }) => quantity > before),
      )
    throw error
  }
}

/** The change that a step makes to the quantity of a line that stays in the cart. */
export function toChange(step: MergeStep): readonly InterruptedChange[] {
  if (step.kind !== 'add' && step.kind !== 'set') return []
  const before = step.kind === 'set' ? step.quote.quantity : 0
  return [{ line: identity(step.line), before, quantity: step.quantity }]
}

const identity = ({ itemId, sku, bundleChoices, optionAnswers }: DeviceLine) => ({ itemId, sku, bundleChoices, optionAnswers })

/**
 * Takes back what the platform applied while the customer's last session ended, because the device adds it to the next cart. A quantity
 * that is not the one of the change stays.
 * @returns the lines of the quote after that
 * @source CART-54
 */
export async function undoInterrupted({ calls, lines }: OpenQuote, scope: PrivateScope): Promise<readonly QuoteLine[]> {
  const changes = await scope.session.takeInterrupted()
  if (changes.length === 0) return lines
  const { matches } = matchLines(
    changes.map((change) => ({ ...change.line, change })),
    lines,
  )
  const applied = matches.flatMap(({ line: { change }, other }) =>
    other?.quantity === change.quantity ? [{ change, other }] : [],
  )
  const products = await lineProducts(
    applied.map(({ other }) => ({ ...other, parentSku: null })),
    scope,
  )
  const undone = await inParallel(applied, async ({ change: { before }, other }) => {
    const item = toKnownItem(other, before, products.find({ ...other, parentSku: null }) ?? {}, scope)
    const outcome = await toOutcome<unknown>(before > 0 ? calls.update(item) : calls.remove(other))
    return outcome.kind === 'found' ? { other, before } : null
  })
  const left = new Map(undone.flatMap((each) => (each ? [[each.other, each.before] as const] : [])))
  if (left.size < applied.length) scope.log.warn({ lines: applied.length - left.size }, 'interrupted cart changes not taken back')
  return lines.flatMap((line) => {
    const quantity = left.get(line) ?? line.quantity
    return left.get(line) === 0 ? [] : [{ ...line, quantity }]
  })
}
