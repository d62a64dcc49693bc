import { afterRefusal } from '../../../domain/cart/after-refusal.ts'
import type { DeviceLine, QuoteLine } from '../../../domain/cart/cart.types.ts'
import type { MergeStep } from '../../../domain/cart/merge.types.ts'
import { PlatformRefused, PlatformUnreachable } from '../../../platform/base/errors.ts'
import { type Outcome, outcomeOf } from '../../../platform/base/outcome.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import type { RequestScope } from '../../scope/request-scope.ts'
import type { CartOfDevice } from '../../scope/session.types.ts'
import { knownItem, type NewItem, newItem } from '../lines/line-items.ts'
import type { LineProducts } from '../lines/line-products.ts'
import { type LineRefusal, refusalOf } from '../lines/line-refusal.ts'
import type { QuoteCalls } from '../quote/quote-calls.ts'
import { inParallel } from './in-parallel.ts'
import { notedWhenLate } from './late-changes.ts'

/** A line after its step has run. */
export interface LineOutcome<Line extends DeviceLine = DeviceLine> {
  readonly step: MergeStep<Line>
  /** The platform's line; null if it has none or its state is unknown. */
  readonly quote: QuoteLine | null
  /** The target quantity. */
  readonly quantity: number
  readonly error: LineRefusal | null
}

interface Means {
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
 * @source MERGE-6, MERGE-7; platform contract §4.9; decision 0028
 */
export async function carryOut<Line extends DeviceLine>(
  steps: readonly MergeStep<Line>[],
  means: Means,
  scope: PrivateScope,
): Promise<readonly LineOutcome<Line>[]> {
  const items = await newItems(steps, means.products, scope)
  const done = await inParallel(steps, (step) => outcomeOfStep(step, { ...means, items }, scope))
  return Promise.all(done.map((outcome) => withRefusal(outcome, means.products, scope)))
}

type NewItems = ReadonlyMap<MergeStep, Outcome<NewItem>>
type StepMeans = Means & { readonly items: NewItems }

async function newItems(steps: readonly MergeStep[], products: LineProducts, scope: PrivateScope): Promise<NewItems> {
  const added = steps.filter((step) => step.kind === 'add')
  return new Map(
    await Promise.all(added.map(async (step) => [step, await outcomeOf(newItem(step.line, products, scope))] as const)),
  )
}

/** The outcome of a step before the reason of a refusal is known. */
type StepOutcome<Line extends DeviceLine> = LineOutcome<Line> | (LineOutcome<Line> & { readonly refused: ChangeStep<Line> })

async function withRefusal<Line extends DeviceLine>(
  outcome: StepOutcome<Line>,
  products: LineProducts,
  scope: PrivateScope,
): Promise<LineOutcome<Line>> {
  if (!('refused' in outcome)) return outcome
  const { refused, ...known } = outcome
  return { ...known, error: await refusalOf(refused, products.of(refused.line)?.product ?? null, scope) }
}

async function outcomeOfStep<Line extends DeviceLine>(
  step: MergeStep<Line>,
  means: StepMeans,
  scope: PrivateScope,
): Promise<StepOutcome<Line>> {
  const before = 'quote' in step ? step.quote : null
  const unchanged = { step, quote: before, quantity: before?.quantity ?? 0 }
  if (step.kind === 'drop') return { ...unchanged, error: null }
  if (step.kind === 'keep' || step.kind === 'take' || step.kind === 'adopt') return { ...unchanged, error: null }
  if (performance.now() > means.deadline) return { ...unchanged, error: { code: 'UNAVAILABLE' } }
  try {
    return step.kind === 'delete' ? await deleted(step, means, scope) : await stored(step, means, scope)
  } catch (error) {
    if (error instanceof PlatformUnreachable) return { ...unchanged, error: { code: 'UNAVAILABLE' } }
    if (!(error instanceof PlatformRefused)) throw error
    scope.log.warn({ ...error.forLog(), step: step.kind }, 'platform refused a line of a cart')
    if (step.kind === 'delete' || isAboutWhoAsks(error)) return { ...unchanged, error: { code: 'UNAVAILABLE' } }
    const quantity = afterRefusal(before)
    return { step, quote: quantity === null ? null : before, quantity: quantity ?? 0, error: null, refused: step }
  }
}

/** A 401 says nothing about the change. A customer's token has been renewed before this point, and a guest has no token to expire. */
const isAboutWhoAsks = ({ status }: PlatformRefused): boolean => status === 401

type ChangeStep<Line extends DeviceLine> = Extract<MergeStep<Line>, { readonly kind: 'add' | 'set' }>
type DeleteStep = Extract<MergeStep, { readonly kind: 'delete' }>

async function stored<Line extends DeviceLine>(
  step: ChangeStep<Line>,
  { calls, products, by, items }: StepMeans,
  scope: PrivateScope,
): Promise<LineOutcome<Line>> {
  const { line, quantity } = step
  if (step.kind === 'set') {
    const item = knownItem(step.quote, quantity, products.of(line) ?? {}, scope)
    const quote = await notedWhenLate({ line, by, change: () => calls.update(item) }, scope)
    return { step, quote: quote ?? { ...step.quote, quantity }, quantity, error: null }
  }
  const made = items.get(step)
  if (made?.kind !== 'found') return { step, quote: null, quantity: 0, error: { code: 'UNAVAILABLE' } }
  if ('refusal' in made.value) return { step, quote: null, quantity: 0, error: made.value.refusal }
  const { item } = made.value
  const quote = await notedWhenLate({ line, by, change: () => calls.update({ ...item, quantity }) }, scope)
  return { step, quote, quantity, error: null }
}

/** Treats a line that no longer exists as deleted. */
async function deleted(step: DeleteStep, { calls, by }: Means, scope: PrivateScope): Promise<LineOutcome<never>> {
  try {
    await notedWhenLate({ line: step.quote, by, change: () => calls.remove(step.quote) }, scope)
  } catch (error) {
    if (!(error instanceof PlatformRefused) || error.status !== 404) throw error
  }
  return { step, quote: null, quantity: 0, error: null }
}
