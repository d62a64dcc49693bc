import { afterRefusal } from '../../../domain/cart/after-refusal.ts'
import type { DeviceLine, QuoteLine } from '../../../domain/cart/cart.types.ts'
import type { MergeStep } from '../../../domain/cart/merge.types.ts'
import { PlatformRefused, PlatformUnreachable } from '../../../platform/errors.ts'
import { type Outcome, outcomeOf } from '../../../platform/outcome.ts'
import type { RequestScope } from '../../request-scope.ts'
import type { CartOfDevice } from '../../session.types.ts'
import { knownItem, type NewItem, newItem } from '../lines/line-items.ts'
import type { LineProducts } from '../lines/line-products.ts'
import { type LineRefusal, refusalOf } from '../lines/line-refusal.ts'
import type { CartScope } from '../quote/cart-scope.ts'
import type { QuoteCalls } from '../quote/quote-calls.ts'
import { inParallel } from './in-parallel.ts'
import { notedWhenLate } from './late-changes.ts'

/** A line as it is once a step was carried out. */
export interface LineOutcome<Line extends DeviceLine = DeviceLine> {
  readonly step: MergeStep<Line>
  /** As the platform has it; null when it has none, or nobody knows whether it has. */
  readonly quote: QuoteLine | null
  /** How many there are to be. */
  readonly quantity: number
  readonly error: LineRefusal | null
}

interface Means {
  readonly calls: QuoteCalls
  readonly products: LineProducts
  /** Milliseconds of `performance.now()` after which nothing more is begun. */
  readonly deadline: number
  /** What is brought together with the platform's cart; null where it is no device's. */
  readonly by: CartOfDevice | null
}

/** Of an operation's time: what is left is for totals and the answer. */
const TIME_FOR_CHANGES = 0.6

/** When no further change of a cart is begun, in milliseconds of `performance.now()`. */
export const changeDeadline = ({ config }: Pick<RequestScope, 'config'>): number =>
  performance.now() + config.operationTimeoutMs * TIME_FOR_CHANGES

/**
 * Carries out the steps of a merge, those of different lines side by side. A step that fails does not end the others. Nothing is sent
 * a second time. Stock is read for all new lines together before the first change, and for all refused lines together after the last.
 * @source MERGE-6, MERGE-7; platform contract §4.9; decision 0115
 */
export async function carryOut<Line extends DeviceLine>(
  steps: readonly MergeStep<Line>[],
  means: Means,
  scope: CartScope,
): Promise<readonly LineOutcome<Line>[]> {
  const items = await newItems(steps, means.products, scope)
  const done = await inParallel(steps, (step) => outcomeOfStep(step, { ...means, items }, scope))
  return Promise.all(done.map((outcome) => withRefusal(outcome, means.products, scope)))
}

type NewItems = ReadonlyMap<MergeStep, Outcome<NewItem>>
type StepMeans = Means & { readonly items: NewItems }

async function newItems(steps: readonly MergeStep[], products: LineProducts, scope: CartScope): Promise<NewItems> {
  const added = steps.filter((step) => step.kind === 'add')
  return new Map(
    await Promise.all(added.map(async (step) => [step, await outcomeOf(newItem(step.line, products, scope))] as const)),
  )
}

/** What became of a step before the reason of a refusal is known. */
type StepOutcome<Line extends DeviceLine> = LineOutcome<Line> | (LineOutcome<Line> & { readonly refused: ChangeStep<Line> })

async function withRefusal<Line extends DeviceLine>(
  outcome: StepOutcome<Line>,
  products: LineProducts,
  scope: CartScope,
): Promise<LineOutcome<Line>> {
  if (!('refused' in outcome)) return outcome
  const { refused, ...known } = outcome
  return { ...known, error: await refusalOf(refused, products.of(refused.line)?.product ?? null, scope) }
}

async function outcomeOfStep<Line extends DeviceLine>(
  step: MergeStep<Line>,
  means: StepMeans,
  scope: CartScope,
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

/** It says nothing of the change. A customer's token was renewed before this is seen; a guest has none that could have ended. */
const isAboutWhoAsks = ({ status }: PlatformRefused): boolean => status === 401

type ChangeStep<Line extends DeviceLine> = Extract<MergeStep<Line>, { readonly kind: 'add' | 'set' }>
type DeleteStep = Extract<MergeStep, { readonly kind: 'delete' }>

async function stored<Line extends DeviceLine>(
  step: ChangeStep<Line>,
  { calls, products, by, items }: StepMeans,
  scope: CartScope,
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

/** What is there no longer is deleted. */
async function deleted(step: DeleteStep, { calls, by }: Means, scope: CartScope): Promise<LineOutcome<never>> {
  try {
    await notedWhenLate({ line: step.quote, by, change: () => calls.remove(step.quote) }, scope)
  } catch (error) {
    if (!(error instanceof PlatformRefused) || error.status !== 404) throw error
  }
  return { step, quote: null, quantity: 0, error: null }
}
