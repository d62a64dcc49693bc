import type { UserError } from '#schema/generated/types.ts'
import { lineKey } from '#schema/rules/cart/line-key.ts'
import type { DeviceLine, QuoteLine } from '../../domain/cart/cart.types.ts'
import { matchLines } from '../../domain/cart/matching.ts'
import { mergePlan } from '../../domain/cart/merge.ts'
import type { MergeStep } from '../../domain/cart/merge.types.ts'
import { PlatformError } from '../../platform/base/errors.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import type { CartChange } from './change-cart.ts'
import { cartError } from './lines/cart-errors.ts'
import { cartModel } from './lines/cart-model.ts'
import { type LineSelection, lineName } from './lines/line-model.ts'
import { type LineProducts, lineProducts } from './lines/line-products.ts'
import { carryOut, changeDeadline } from './merge/carry-out.ts'
import { completeMerge } from './merge/complete-merge.ts'
import { inParallel } from './merge/in-parallel.ts'
import { undoInterrupted } from './merge/interrupted.ts'
import type { LineOutcome } from './merge/outcome.ts'
import { createQuote } from './quote/open-quote.ts'
import { isCustomersCart, type QuoteCalls, quoteCalls } from './quote/quote-calls.ts'

/** A line of a guest cart that is being merged into the customer's cart. */
interface GuestLine extends DeviceLine {
  readonly guest: QuoteLine
}

/**
 * Merges the guest cart into the cart of the customer who has just signed in. It removes the coupon, connects the customer's cart, adds
 * the guest's quantities and reapplies the coupon. Merged lines are deleted from the guest cart, and the session then knows only the
 * customer's cart. Quantities are therefore added exactly once, even if the client repeats a sign-in whose answer was lost. Call it within
 * `session.serially`, with the customer's session.
 * @param guestCartId cart id of the session before sign-in; null if it had none
 * @param isLast true if a guest cart that cannot be opened counts as gone; otherwise the next sync tries again
 * @source MERGE-11; platform contract §4.8, §11.2, §11.3
 */
export async function joinCarts(
  guestCartId: string | null,
  selection: LineSelection,
  scope: PrivateScope,
  { isLast = false }: { readonly isLast?: boolean } = {},
): Promise<CartChange> {
  if (!scope.config.cart.sync) return { cart: null, userErrors: [] }
  const guest = guestCartId === null || isCustomersCart(guestCartId) ? null : guestCartId
  try {
    // The session keeps the guest cart until the customer's cart is connected, so that the next sync can finish the merge.
    if (guest !== null) scope.session.change({ cartId: guest })
    return await mergeGuestCart(guest === null ? null : { calls: quoteCalls(guest, scope), isLast }, selection, scope)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    scope.log.warn(error.forLog(), 'cart merge failed at sign-in')
    return { cart: null, userErrors: [cartError('UNAVAILABLE', null, scope)] }
  }
}

interface GuestQuote {
  readonly calls: QuoteCalls
  readonly isLast: boolean
}

async function mergeGuestCart(
  quoteOfGuest: GuestQuote | null,
  selection: LineSelection,
  scope: PrivateScope,
): Promise<CartChange> {
  const guest = quoteOfGuest?.calls
  const lines = quoteOfGuest ? await guestLines(quoteOfGuest) : []
  const coupon = guest && lines.length > 0 ? await removeGuestCoupon(guest) : null
  const customers = await createQuote(scope).catch(async (error: unknown) => {
    // The next sync finishes the merge and reads the coupon from the guest's cart.
    if (guest && coupon !== null) await toOutcome(guest.applyCoupon(coupon))
    throw error
  })
  const { calls } = customers
  const quote = await undoInterrupted(customers, scope)
  const flags = { isForced: false, isDryRun: false, addsQuantities: true, mayRemoveLines: false, mayChangeLines: false, late: [] }
  const { steps } = mergePlan(lines, [], quote, flags)
  const products = await lineProducts(lines, scope)
  const carry = (some: readonly MergeStep<GuestLine>[]) =>
    carryOut(some, { calls, products, by: null, deadline: changeDeadline(scope) }, scope)
  const outcomes = await retryUnanswered(await carry(steps), calls, carry)
  if (guest) await clearGuestCart(guest, outcomes, scope)
  const couponError = coupon === null ? null : await reapplyCoupon(coupon, calls, scope)
  const { cart } = await completeMerge(outcomes, { calls, products, by: null }, scope)
  const refused = outcomes.flatMap((outcome) => toErrors(outcome, products, scope))
  return { cart: await cartModel(cart, selection, 0, scope), userErrors: couponError ? [...refused, couponError] : refused }
}

/** A cart that the platform no longer has contributes no lines. A 401 may be temporary: a single one proves nothing about the cart. */
async function guestLines({ calls, isLast }: GuestQuote): Promise<readonly GuestLine[]> {
  const pulled = await toOutcome(calls.pull())
  if (pulled.kind === 'failed') {
    if (pulled.error.status !== 401 || !isLast) throw pulled.error
    return []
  }
  return (pulled.kind === 'found' ? pulled.value : [])
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, itemId: null, key: lineKey(line), parentSku: null, isUnchanged: false, guest: line }))
}

/** Removes and returns the guest cart's coupon. A coupon can be used once, so it must leave this cart before it is applied to another. */
async function removeGuestCoupon(guest: QuoteCalls): Promise<string | null> {
  const totals = await toOutcome(guest.totals())
  const coupon = totals.kind === 'found' ? totals.value.couponCode : null
  if (coupon !== null) await toOutcome(guest.removeCoupon())
  return coupon
}

async function reapplyCoupon(coupon: string, calls: QuoteCalls, scope: PrivateScope): Promise<UserError | null> {
  const outcome = await toOutcome(calls.applyCoupon(coupon))
  if (outcome.kind === 'found') return null
  scope.log.warn(outcome.error.forLog(), 'coupon not reapplied at sign-in')
  return cartError('REFUSED', null, scope, scope.messages.cart.couponRefused)
}

/**
 * Retries additions that got no answer, because no later request repeats this merge. Sums are absolute, so they may be sent again. New
 * lines are sent again only if the cart does not have them.
 */
async function retryUnanswered(
  outcomes: readonly LineOutcome<GuestLine>[],
  calls: QuoteCalls,
  carry: (steps: readonly MergeStep<GuestLine>[]) => Promise<readonly LineOutcome<GuestLine>[]>,
): Promise<readonly LineOutcome<GuestLine>[]> {
  const open = outcomes.filter(({ result }) => result === 'unknown')
  const pulled = open.length > 0 ? await toOutcome(calls.pull()) : null
  if (pulled?.kind !== 'found') return outcomes
  const lines = open.flatMap(({ step }) => (step.kind === 'add' ? [step.line] : []))
  const arrived = new Map(matchLines(lines, pulled.value).matches.map(({ line, other }) => [line, other]))
  const again = open.map(({ step }): MergeStep<GuestLine> => {
    const quote = step.kind === 'add' ? arrived.get(step.line) : null
    return step.kind === 'add' && quote ? { kind: 'set', line: step.line, quote, quantity: step.quantity } : step
  })
  return [...outcomes.filter((outcome) => !open.includes(outcome)), ...(await carry(again))]
}

async function clearGuestCart(
  guest: QuoteCalls,
  outcomes: readonly LineOutcome<GuestLine>[],
  { log }: PrivateScope,
): Promise<void> {
  const moved = outcomes.flatMap(({ step, result }) => ('line' in step && result === 'applied' ? [step.line.guest] : []))
  const left = await inParallel(moved, (line) => toOutcome(guest.remove(line)))
  const failed = left.filter(({ kind }) => kind === 'failed').length
  if (failed > 0) log.warn({ lines: failed }, 'merged lines not deleted from the guest cart')
}

/** The reason why a line was not merged, with the name of its product: the answer has no field for it. @source CART-41 */
function toErrors(outcome: LineOutcome<GuestLine>, products: LineProducts, scope: PrivateScope): readonly UserError[] {
  if (outcome.result === 'applied') return []
  const error =
    outcome.result === 'unknown'
      ? cartError('UNAVAILABLE', null, scope)
      : cartError(outcome.refusal.code, null, scope, outcome.refusal.message)
  if (!('line' in outcome.step)) return [error]
  const { line } = outcome.step
  const name = lineName(products.find(line)) ?? line.guest.name
  const { message } = error
  return [message.includes(name) ? error : { ...error, message: scope.messages.cart.about({ name, message }) }]
}
