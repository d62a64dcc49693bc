import type { CartSyncInput, UserError } from '#schema/generated/types.ts'
import type { Difference } from '../../../domain/cart/differences.ts'
import { type JoinedLine, joinedLines } from '../../../domain/cart/joined-lines.ts'
import { mergePlan } from '../../../domain/cart/merge.ts'
import type { MergeFlags, MergeStep } from '../../../domain/cart/merge.types.ts'
import { PlatformError } from '../../../platform/base/errors.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { joinCarts } from '../join-carts.ts'
import { cartError, refusedField } from '../lines/cart-errors.ts'
import { type CartModel, cartModel, emptyCart } from '../lines/cart-model.ts'
import { deviceCart, inputError, type PlacedLine } from '../lines/device-cart.ts'
import type { LineSelection } from '../lines/line-model.ts'
import { lineProducts } from '../lines/line-products.ts'
import { carryOut, changeDeadline, type LineOutcome } from '../merge/carry-out.ts'
import { lateLines } from '../merge/late-changes.ts'
import { numbered } from '../merge/numbered.ts'
import { type SettledMerge, settledCart } from '../merge/settle.ts'
import { knownQuote, type OpenQuote, quoteToFill, TooManyCarts } from '../quote/open-quote.ts'
import { dropOrderedCart } from '../quote/ordered-cart.ts'
import { isOrderedDevice } from '../quote/ordered-devices.ts'
import { isCustomersCart } from '../quote/quote-calls.ts'
import { quotedCart } from '../read.ts'
import { withChoiceQuantities } from './choice-quantities.ts'

export interface SyncResult extends MergeResult {
  /** The device cart was ordered at the external checkout. */
  readonly isOrdered: boolean
}

interface MergeResult {
  /** Null if the platform could not be reached; the device keeps its own cart. */
  readonly cart: CartModel | null
  readonly differences: readonly Difference[]
  readonly userErrors: readonly UserError[]
}

/**
 * Synchronises the device cart with the platform cart: pull, merge, push, read totals. Idempotent per revision, so requests may be
 * repeated, delayed or reordered. Syncs of one session run one at a time.
 * @source CART-1, MERGE-1 to MERGE-12; platform contract §4.9; decision 0028
 */
export async function syncCart(input: CartSyncInput, selection: LineSelection, scope: PrivateScope): Promise<SyncResult> {
  const error = inputError(input, scope)
  if (error) return { cart: null, differences: [], userErrors: [error], isOrdered: false }
  if (!scope.config.cart.sync) return { cart: null, differences: [], userErrors: [], isOrdered: false }
  return scope.session.serially(async () => {
    // After a sign-in the guest's lines would be added to the customer's cart a second time if the device sent them again.
    if (scope.session.isReplaced()) return unavailable(scope)
    scope.session.requireOpen()
    try {
      await dropOrderedCart(scope)
      const { cartId, customerToken, revisions } = scope.session.read()
      if (isOrderedDevice(input.deviceId, revisions)) return ordered
      if (customerToken !== null && cartId !== null && !isCustomersCart(cartId))
        return { ...(await joinedFirst(input, cartId, selection, scope)), isOrdered: false }
      return { ...(await synced(input, selection, scope)), isOrdered: false }
    } catch (failure) {
      if (failure instanceof TooManyCarts) return tooManyCarts(scope)
      if (!(failure instanceof PlatformError)) throw failure
      scope.log.warn(failure.forLog(), 'cart not synchronised')
      return unavailable(scope)
    }
  })
}

/** Finishes a cart merge that failed at sign-in. The device then syncs again, against the merged cart. */
async function joinedFirst(
  input: CartSyncInput,
  cartId: string,
  selection: LineSelection,
  scope: PrivateScope,
): Promise<MergeResult> {
  const { cart, userErrors } = await joinCarts(cartId, selection, scope, { isLast: true })
  return { cart: cart && { ...cart, revision: appliedRevision(input, scope) }, differences: [], userErrors }
}

const unavailable = (scope: PrivateScope): SyncResult => ({
  ...{ cart: null, differences: [], isOrdered: false },
  userErrors: [cartError('UNAVAILABLE', null, scope)],
})
const tooManyCarts = (scope: PrivateScope): SyncResult => ({
  ...{ cart: null, differences: [], isOrdered: false },
  userErrors: [{ code: 'TOO_MANY_REQUESTS', field: null, message: scope.messages.customer.tooManyRequests }],
})
const ordered: SyncResult = { cart: emptyCart(0), differences: [], userErrors: [], isOrdered: true }

async function synced(input: CartSyncInput, selection: LineSelection, scope: PrivateScope): Promise<MergeResult> {
  const device = deviceCart(await withChoiceQuantities(input, scope), scope)
  // An empty cart of a new shopper changes nothing, so it needs no session. With removed lines it does: an older request may still add them.
  if (device.lines.length === 0 && device.removed.length === 0 && isUntouched(scope))
    return { cart: emptyCart(input.revision), differences: [], userErrors: device.errors }
  const joined = joinedLines(device.lines)
  const applied = appliedRevision(input, scope)
  // A newer revision supersedes this one, even if the platform never answered it.
  const isNewest = input.revision >= Math.max(applied, scope.session.noteSent(input))
  const isNew = isNewest && input.revision > applied
  const quote = await openQuote(isNew && device.lines.length > 0, scope)
  if (!quote)
    return {
      cart: emptyCart(isNew ? recorded(input, input.revision, scope) : applied),
      differences: [],
      userErrors: device.errors,
    }
  const flags = mergeFlags(input, { isNewest, isNew }, scope)
  const plan = mergePlan(
    joined.map(({ line }) => line),
    device.removed,
    quote.lines,
    flags,
  )
  if (flags.isDryRun && !plan.steps.some(isChange)) {
    const names = plan.steps.flatMap((step) => (step.kind === 'keep' ? [step] : []))
    const cart = await quotedCart(quote, names, scope)
    return { cart: await cartModel(cart, selection, applied, scope), differences: isNew ? plan.differences : [], userErrors: [] }
  }
  const { cart, outcomes, unlike } = await pushed(plan.steps, quote, input, scope)
  const userErrors = [...device.errors, ...outcomes.flatMap((outcome) => errorsOf(outcome, { joined, unlike }, scope))]
  const isComplete = !userErrors.some(({ code }) => code === 'UNAVAILABLE')
  // An unanswered change may be of an older revision, so a revision counts as applied only if the whole answer arrived.
  const revision = isComplete ? recorded(input, input.revision, scope) : appliedRevision(input, scope)
  return { cart: await cartModel(cart, selection, revision, scope), differences: plan.differences, userErrors }
}

/** @param isNeeded whether there are lines to add */
function openQuote(isNeeded: boolean, scope: PrivateScope): Promise<OpenQuote | null> {
  return isNeeded || scope.session.read().customerToken !== null ? quoteToFill(scope) : knownQuote(scope)
}

const isChange = ({ kind }: MergeStep): boolean => kind === 'add' || kind === 'set' || kind === 'delete'

/**
 * A revision that was already applied is a dry run, except for lines a late change may have altered since. Older revisions are always dry
 * runs.
 */
function mergeFlags(
  { deviceId, isForced, revision }: CartSyncInput,
  { isNewest, isNew }: { readonly isNewest: boolean; readonly isNew: boolean },
  scope: PrivateScope,
): MergeFlags {
  const { mergeByDefault, mayRemoveLines, mayChangeLines } = scope.config.cart
  const mayChange = mergeByDefault || isForced === true
  return {
    isForced: isForced === true,
    isDryRun: !isNew || !mayChange,
    late: isNewest && mayChange ? lateLines({ deviceId, revision }, scope) : [],
    addsQuantities: false,
    mayRemoveLines,
    mayChangeLines,
  }
}

async function pushed(
  steps: readonly MergeStep<PlacedLine>[],
  { calls }: OpenQuote,
  { deviceId, revision }: CartSyncInput,
  scope: PrivateScope,
) {
  const changed = steps.flatMap((step) => (step.kind === 'add' || step.kind === 'set' ? [step.line] : []))
  const products = await lineProducts(changed, scope)
  const means = { calls, products, by: { deviceId, revision }, deadline: changeDeadline(scope) }
  const outcomes = await numbered(await carryOut(steps, means, scope), calls)
  return { outcomes, ...(await settledCart(outcomes, means, scope)) }
}

function errorsOf(
  { step, error }: LineOutcome<PlacedLine>,
  { joined, unlike }: { readonly joined: readonly JoinedLine<PlacedLine>[]; readonly unlike: SettledMerge['unlike'] },
  scope: PrivateScope,
): readonly UserError[] {
  if (!('line' in step)) {
    return error
      ? [cartError(error.code, step.kind === 'delete' && step.removed !== null ? `removed.${step.removed}` : null, scope)]
      : []
  }
  const code = unlike.get(step.line)
  const reason = error ?? (code && { code })
  if (!reason) return []
  const places = joined.find(({ line }) => line === step.line)?.places ?? []
  return places.map((place) => cartError(reason.code, refusedField(place, reason), scope, reason.message))
}

function isUntouched({ session }: PrivateScope): boolean {
  const { customerToken, cartId, revisions } = session.read()
  return customerToken === null && cartId === null && Object.keys(revisions).length === 0
}

/** The last applied revision of the device; 0 if there is none. */
function appliedRevision({ deviceId }: CartSyncInput, { session }: PrivateScope): number {
  const { revisions } = session.read()
  return (Object.hasOwn(revisions, deviceId) ? revisions[deviceId] : undefined) ?? 0
}

/** Records a revision as applied, unless a newer one is recorded. */
function recorded(input: CartSyncInput, revision: number, scope: PrivateScope): number {
  const applied = Math.max(revision, appliedRevision(input, scope))
  scope.session.change({ revisions: { ...scope.session.read().revisions, [input.deviceId]: applied } })
  return applied
}
