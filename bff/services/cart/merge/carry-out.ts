import { afterRefusal } from '../../../domain/cart/after-refusal.ts'
import type { DeviceLine } from '../../../domain/cart/cart.types.ts'
import type { MergeStep } from '../../../domain/cart/merge.types.ts'
import { PlatformRefused, PlatformUnreachable } from '../../../platform/base/errors.ts'
import { type Outcome, toOutcome } from '../../../platform/base/outcome.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import type { RequestScope } from '../../scope/request-scope.ts'
import type { CartOfDevice } from '../../scope/session.types.ts'
import { type NewItem, newItem, toKnownItem } from '../lines/line-items.ts'
import type { LineProducts } from '../lines/line-products.ts'
import { explainRefusal } from '../lines/line-refusal.ts'
import type { QuoteCalls } from '../quote/quote-calls.ts'
import { inParallel } from './in-parallel.ts'
import { withItemIds } from './item-ids.ts'
import { recordIfUnanswered } from './late-changes.ts'
import { type ChangeStep, changesQuote, type DeleteStep, type LineOutcome, type RejectedLine } from './outcome.ts'

export interface PushContext {
  readonly calls: QuoteCalls
  readonly products: LineProducts
  /** Milliseconds of `performance.now()` after which no new change starts. */
  readonly deadline: number
  /** The device cart being merged with the platform's; null if the change belongs to no device. */
  readonly by: CartOfDevice | null
}

/** Share of the operation's time; the rest is for totals and the answer. */
const TIME_FOR_CHANGES = 0.6

/** Time after which no further cart change starts, in milliseconds of `performance.now()`. */
export const changeDeadline = ({ config }: Pick<RequestScope, 'config'>): number =>
  performance.now() + config.operationTimeoutMs * TIME_FOR_CHANGES

/**
 * Runs the steps of a merge, different lines in parallel. A failed step does not stop the others. No request is sent twice. Stock is read
 * once for all new lines before the first change, and once for all refused lines after the last.
 * @source MERGE-6, MERGE-7; platform contract §4.9; decision 0023
 */
export async function carryOut<Line extends DeviceLine>(
  steps: readonly MergeStep<Line>[],
  context: PushContext,
  scope: PrivateScope,
): Promise<readonly LineOutcome<Line>[]> {
  const items = await newItems(steps, context.products, scope)
  const done = await inParallel(steps, (step) => outcomeOfStep(step, { ...context, items }, scope))
  const outcomes = await Promise.all(done.map((outcome) => withRefusal(outcome, context.products, scope)))
  return withItemIds(outcomes, context.calls)
}

type NewItems = ReadonlyMap<MergeStep, Outcome<NewItem>>
type StepContext = PushContext & { readonly items: NewItems }

async function newItems(steps: readonly MergeStep[], products: LineProducts, scope: PrivateScope): Promise<NewItems> {
  const added = steps.filter((step) => step.kind === 'add')
  return new Map(
    await Promise.all(added.map(async (step) => [step, await toOutcome(newItem(step.line, products, scope))] as const)),
  )
}

/** A rejected step whose reason is still to be looked up. */
interface RejectedStep<Line extends DeviceLine> extends Omit<RejectedLine<Line>, 'refusal'> {
  readonly step: ChangeStep<Line>
}

async function withRefusal<Line extends DeviceLine>(
  outcome: LineOutcome<Line> | RejectedStep<Line>,
  products: LineProducts,
  scope: PrivateScope,
): Promise<LineOutcome<Line>> {
  if (outcome.result !== 'rejected' || 'refusal' in outcome) return outcome
  const { step } = outcome
  return { ...outcome, refusal: await explainRefusal(step, products.find(step.line)?.product ?? null, scope) }
}

async function outcomeOfStep<Line extends DeviceLine>(
  step: MergeStep<Line>,
  context: StepContext,
  scope: PrivateScope,
): Promise<LineOutcome<Line> | RejectedStep<Line>> {
  const before = 'quote' in step ? step.quote : null
  const unchanged = { step, quote: before, quantity: before?.quantity ?? 0 }
  if (!changesQuote(step)) return { ...unchanged, result: 'applied' }
  if (performance.now() > context.deadline) return { ...unchanged, result: 'unknown' }
  try {
    return step.kind === 'delete' ? await deleteLine(step, context, scope) : await storeLine(step, context, scope)
  } catch (error) {
    if (error instanceof PlatformUnreachable) return { ...unchanged, result: 'unknown' }
    if (!(error instanceof PlatformRefused)) throw error
    scope.log.warn({ ...error.forLog(), step: step.kind }, 'platform rejected a cart line')
    if (step.kind === 'delete' || isAboutCaller(error)) return { ...unchanged, result: 'unknown' }
    const quantity = afterRefusal(before)
    return { step, quote: quantity === null ? null : before, quantity: quantity ?? 0, result: 'rejected' }
  }
}

/** A 401 says nothing about the change. A customer's token has been renewed before this point, and a guest has no token to expire. */
const isAboutCaller = ({ status }: PlatformRefused): boolean => status === 401

async function storeLine<Line extends DeviceLine>(
  step: ChangeStep<Line>,
  { calls, products, by, items }: StepContext,
  scope: PrivateScope,
): Promise<LineOutcome<Line>> {
  const { line, quantity } = step
  if (step.kind === 'set') {
    const item = toKnownItem(step.quote, quantity, products.find(line) ?? {}, scope)
    const quote = await recordIfUnanswered({ line, by, change: () => calls.update(item) }, scope)
    return { step, quote: quote ?? { ...step.quote, quantity }, quantity, result: 'applied' }
  }
  const made = items.get(step)
  if (made?.kind !== 'found') return { step, quote: null, quantity: 0, result: 'unknown' }
  if ('refusal' in made.value) return { step, quote: null, quantity: 0, result: 'rejected', refusal: made.value.refusal }
  const { item } = made.value
  const quote = await recordIfUnanswered({ line, by, change: () => calls.update({ ...item, quantity }) }, scope)
  return { step, quote, quantity, result: 'applied' }
}

/** Treats a line that no longer exists as deleted. */
async function deleteLine(step: DeleteStep, { calls, by }: PushContext, scope: PrivateScope): Promise<LineOutcome<never>> {
  try {
    await recordIfUnanswered({ line: step.quote, by, change: () => calls.remove(step.quote) }, scope)
  } catch (error) {
    if (!(error instanceof PlatformRefused) || error.status !== 404) throw error
  }
  return { step, quote: null, quantity: 0, result: 'applied' }
}
