import type { CartSyncInput, UserError } from '#schema/generated/types.ts'
import type { Difference } from '../../../domain/cart/differences.ts'
import { type JoinedLine, joinLines } from '../../../domain/cart/join-lines.ts'
import { mergePlan } from '../../../domain/cart/merge.ts'
import type { MergeFlags } from '../../../domain/cart/merge.types.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { cartError, refusedField } from '../lines/cart-errors.ts'
import { type CartModel, cartModel, emptyCart } from '../lines/cart-model.ts'
import { type DeviceCart, deviceCart, type PlacedLine } from '../lines/device-cart.ts'
import type { LineSelection } from '../lines/line-model.ts'
import { lineProducts } from '../lines/line-products.ts'
import type { LineRefusal } from '../lines/line-refusal.ts'
import { carryOut, changeDeadline } from '../merge/carry-out.ts'
import { type CompletedMerge, completeMerge } from '../merge/complete-merge.ts'
import { recordIfInterrupted, toChange, undoInterrupted } from '../merge/interrupted.ts'
import { lateLines } from '../merge/late-changes.ts'
import { changesQuote, type LineOutcome } from '../merge/outcome.ts'
import { findQuote, type OpenQuote, quoteToFill } from '../quote/open-quote.ts'
import { readQuotedCart } from '../read.ts'
import { withChoiceQuantities } from './choice-quantities.ts'
import { appliedRevision, recordRevision } from './revisions.ts'

export interface MergeResult {
  /** Null if the platform could not be reached; the device keeps its own cart. */
  readonly cart: CartModel | null
  readonly differences: readonly Difference[]
  readonly userErrors: readonly UserError[]
}

/** A device's request, and the fields that its response selects. */
export interface DeviceSync {
  readonly input: CartSyncInput
  readonly device: DeviceCart
  readonly joined: readonly JoinedLine<PlacedLine>[]
  readonly selection: LineSelection
}

/** Merges the device cart with the platform's. @throws PlatformError if the platform gives no clear answer */
export async function syncRevision(input: CartSyncInput, selection: LineSelection, scope: PrivateScope): Promise<MergeResult> {
  const device = deviceCart(await withChoiceQuantities(input, scope), scope)
  // An empty cart of a new shopper changes nothing, so it needs no session. With removed lines it does: an older request may still add them.
  if (device.lines.length === 0 && device.removed.length === 0 && isUntouched(scope))
    return { cart: emptyCart(input.revision), differences: [], userErrors: device.errors }
  const sync = { input, device, joined: joinLines(device.lines), selection }
  const applied = appliedRevision(input, scope)
  const newest = Math.max(applied, scope.session.recordSent(input))
  if (input.revision < newest) return showStaleRevision(sync, applied, scope)
  return input.revision > applied ? applyNewRevision(sync, applied, scope) : repairReplayedRevision(sync, applied, scope)
}

async function applyNewRevision(sync: DeviceSync, applied: number, scope: PrivateScope): Promise<MergeResult> {
  const { input, device } = sync
  const quote = await openQuote(device.lines.length > 0, scope)
  if (!quote) {
    const revision = recordRevision(input, input.revision, scope)
    return { cart: emptyCart(revision), differences: [], userErrors: device.errors }
  }
  const mayChange = mayChangeQuote(input, scope)
  const late = mayChange ? lateLines(input, scope) : []
  const plan = planMerge(sync, quote, { isDryRun: !mayChange, late }, scope)
  if (!mayChange) return { ...(await showQuote(sync, plan, quote, applied, scope)), differences: plan.differences }
  return pushPlan(sync, plan, quote, scope)
}

/** A revision that was already applied changes only lines that a late change may have altered since. */
async function repairReplayedRevision(sync: DeviceSync, applied: number, scope: PrivateScope): Promise<MergeResult> {
  const found = await openQuote(false, scope)
  // Revision 0 reads the cart for a device that adds its unconfirmed changes to it.
  const quote = found && applied === 0 ? { ...found, lines: await undoInterrupted(found, scope) } : found
  if (!quote) return { cart: emptyCart(applied), differences: [], userErrors: sync.device.errors }
  const late = mayChangeQuote(sync.input, scope) ? lateLines(sync.input, scope) : []
  const plan = planMerge(sync, quote, { isDryRun: true, late }, scope)
  return plan.steps.some(changesQuote) ? pushPlan(sync, plan, quote, scope) : showQuote(sync, plan, quote, applied, scope)
}

/** A newer revision supersedes this one, even if the platform never answered it. Changes nothing. */
async function showStaleRevision(sync: DeviceSync, applied: number, scope: PrivateScope): Promise<MergeResult> {
  const quote = await openQuote(false, scope)
  if (!quote) return { cart: emptyCart(applied), differences: [], userErrors: sync.device.errors }
  return showQuote(sync, planMerge(sync, quote, { isDryRun: true, late: [] }, scope), quote, applied, scope)
}

type Plan = ReturnType<typeof mergePlan<PlacedLine>>

/** The platform's cart as it is, with the device's line keys. */
async function showQuote({ selection }: DeviceSync, { steps }: Plan, quote: OpenQuote, applied: number, scope: PrivateScope) {
  const names = steps.flatMap((step) => (step.kind === 'keep' ? [step] : []))
  const cart = await cartModel(await readQuotedCart(quote, names, scope), selection, applied, scope)
  return { cart, differences: [], userErrors: [] }
}

/** Carries out a plan, and records its revision as applied if the platform has answered every change. */
export const pushPlan = (sync: DeviceSync, plan: Plan, quote: OpenQuote, scope: PrivateScope): Promise<MergeResult> =>
  recordIfInterrupted(plan.steps, scope, () => carryOutPlan(sync, plan, quote, scope))

async function carryOutPlan(sync: DeviceSync, plan: Plan, { calls }: OpenQuote, scope: PrivateScope): Promise<MergeResult> {
  const { input, device, joined, selection } = sync
  const { deviceId, revision } = input
  const changed = plan.steps.flatMap((step) => (step.kind === 'add' || step.kind === 'set' ? [step.line] : []))
  const products = await lineProducts(changed, scope)
  const context = { calls, products, by: { deviceId, revision }, deadline: changeDeadline(scope) }
  const outcomes = await carryOut(plan.steps, context, scope)
  const { cart, mismatched } = await completeMerge(outcomes, context, scope)
  const userErrors = [...device.errors, ...outcomes.flatMap((outcome) => toUserErrors(outcome, { joined, mismatched }, scope))]
  const isComplete = !userErrors.some(({ code }) => code === 'UNAVAILABLE')
  // An unanswered change may be of an older revision, so a revision counts as applied only if the whole answer arrived.
  const applied = isComplete ? recordRevision(input, revision, scope) : appliedRevision(input, scope)
  if (isComplete) scope.session.recordApplied(input, plan.steps.flatMap(toChange))
  return { cart: await cartModel(cart, selection, applied, scope), differences: plan.differences, userErrors }
}

/** @param isNeeded whether there are lines to add */
function openQuote(isNeeded: boolean, scope: PrivateScope): Promise<OpenQuote | null> {
  return isNeeded || scope.session.read().customerToken !== null ? quoteToFill(scope) : findQuote(scope)
}

const mayChangeQuote = ({ isForced }: CartSyncInput, { config }: PrivateScope): boolean =>
  config.cart.mergeByDefault || isForced === true

function planMerge(
  { input, device, joined }: DeviceSync,
  quote: OpenQuote,
  flags: Pick<MergeFlags, 'isDryRun' | 'late'>,
  { config }: PrivateScope,
): Plan {
  const { mayRemoveLines, mayChangeLines } = config.cart
  const lines = joined.map(({ line }) => line)
  const isForced = input.isForced === true
  return mergePlan(lines, device.removed, quote.lines, {
    ...flags,
    isForced,
    addsQuantities: false,
    mayRemoveLines,
    mayChangeLines,
  })
}

function toUserErrors(
  outcome: LineOutcome<PlacedLine>,
  { joined, mismatched }: Pick<DeviceSync, 'joined'> & Pick<CompletedMerge, 'mismatched'>,
  scope: PrivateScope,
): readonly UserError[] {
  const { step } = outcome
  if (!('line' in step)) {
    if (outcome.result !== 'unknown') return []
    return [cartError('UNAVAILABLE', step.kind === 'delete' && step.removed !== null ? `removed.${step.removed}` : null, scope)]
  }
  const result = outcome.result === 'applied' ? mismatched.get(step.line) : outcome.result
  if (!result) return []
  const refusal: LineRefusal = 'refusal' in outcome ? outcome.refusal : { code: result === 'unknown' ? 'UNAVAILABLE' : 'REFUSED' }
  const places = joined.find(({ line }) => line === step.line)?.places ?? []
  return places.map((place) => cartError(refusal.code, refusedField(place, refusal), scope, refusal.message))
}

function isUntouched({ session }: PrivateScope): boolean {
  const { customerToken, cartId, revisions } = session.read()
  return customerToken === null && cartId === null && Object.keys(revisions).length === 0
}
