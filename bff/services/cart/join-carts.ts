import type { UserError } from '#schema/generated/types.ts'
import { lineKey } from '#schema/rules/cart/line-key.ts'
import type { DeviceLine, QuoteLine } from '../../domain/cart/cart.types.ts'
import { matchLines } from '../../domain/cart/matching.ts'
import { mergePlan } from '../../domain/cart/merge.ts'
import type { MergeStep } from '../../domain/cart/merge.types.ts'
import { PlatformError } from '../../platform/errors.ts'
import { outcomeOf } from '../../platform/outcome.ts'
import type { RequestScope } from '../request-scope.ts'
import type { CartChange } from './changed-cart.ts'
import { cartModel } from './lines/cart-model.ts'
import type { LineSelection } from './lines/line-model.ts'
import { lineProducts } from './lines/line-products.ts'
import { carryOut, changeDeadline, type LineOutcome } from './merge/carry-out.ts'
import { inParallel } from './merge/in-parallel.ts'
import { numbered } from './merge/numbered.ts'
import { settledCart } from './merge/settle.ts'
import { type CartScope, cartScope } from './quote/cart-scope.ts'
import { createdQuote } from './quote/open-quote.ts'
import { isCustomersCart, type QuoteCalls, quoteCalls } from './quote/quote-calls.ts'
import { cartError } from './user-errors.ts'

/** A line of a guest's cart on its way to the customer's. */
interface GuestLine extends DeviceLine {
  readonly guest: QuoteLine
}

/**
 * Brings a guest's cart into that of the customer who has just signed in: the coupon is taken off, the customer's cart connected, the
 * guest's quantities added to it, and the coupon put on again. What was added is deleted from the guest's cart, and from then on the
 * session knows the customer's alone: quantities are added exactly once, though a sign-in whose answer got lost is sent again. To be called
 * within `session.serially`, by a session that is the customer's.
 * @param guestCartId of the session before the sign-in; null when it had none
 * @param isLast that the platform does not open the guest's cart is believed; otherwise another attempt is left to the next sync
 * @source MERGE-11; platform contract §4.8, §11.2, §11.3
 */
export async function joinCarts(
  guestCartId: string | null,
  selection: LineSelection,
  request: RequestScope,
  { isLast = false }: { readonly isLast?: boolean } = {},
): Promise<CartChange> {
  if (!request.config.cart.sync) return { cart: null, userErrors: [] }
  const scope = cartScope(request)
  const guest = guestCartId === null || isCustomersCart(guestCartId) ? null : guestCartId
  try {
    // Known until the customer's is connected, so that the next sync can do what this one could not.
    if (guest !== null) scope.session.change({ cartId: guest })
    return await joined(guest === null ? null : { calls: quoteCalls(guest, scope), isLast }, selection, scope)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    scope.log.warn(error.forLog(), 'carts not brought together at sign-in')
    return { cart: null, userErrors: [cartError('UNAVAILABLE', null, request)] }
  }
}

interface GuestQuote {
  readonly calls: QuoteCalls
  readonly isLast: boolean
}

async function joined(quoteOfGuest: GuestQuote | null, selection: LineSelection, scope: CartScope): Promise<CartChange> {
  const guest = quoteOfGuest?.calls
  const lines = quoteOfGuest ? await guestLines(quoteOfGuest) : []
  const coupon = guest && lines.length > 0 ? await couponTakenOff(guest) : null
  const { calls, lines: quote } = await createdQuote(scope)
  const flags = { isForced: false, isDryRun: false, addsQuantities: true, mayRemoveLines: false, mayChangeLines: false, late: [] }
  const { steps } = mergePlan(lines, [], quote, flags)
  const products = await lineProducts(lines, scope)
  const carry = async (some: readonly MergeStep<GuestLine>[]) =>
    numbered(await carryOut(some, { calls, products, by: null, deadline: changeDeadline(scope) }, scope), calls)
  const outcomes = await seenTo(await carry(steps), calls, carry)
  if (guest) await emptied(guest, outcomes, scope)
  const couponError = coupon === null ? null : await couponPutOn(coupon, calls, scope)
  const { cart } = await settledCart(outcomes, { calls, products, by: null }, scope)
  const refused = outcomes.flatMap(({ error }) => (error ? [cartError(error.code, null, scope, error.message)] : []))
  return { cart: await cartModel(cart, selection, 0, scope), userErrors: couponError ? [...refused, couponError] : refused }
}

/** A cart that the platform has no longer has nothing to bring. A 401 may pass: one alone says nothing of the cart. */
async function guestLines({ calls, isLast }: GuestQuote): Promise<readonly GuestLine[]> {
  const pulled = await outcomeOf(calls.pull())
  if (pulled.kind === 'failed') {
    if (pulled.error.status !== 401 || !isLast) throw pulled.error
    return []
  }
  return (pulled.kind === 'found' ? pulled.value : [])
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, itemId: null, key: lineKey(line), parentSku: null, isUnchanged: false, guest: line }))
}

/** The coupon of a guest's cart, which counts once: it has to go before it can be put on another. */
async function couponTakenOff(guest: QuoteCalls): Promise<string | null> {
  const totals = await outcomeOf(guest.totals())
  const coupon = totals.kind === 'found' ? totals.value.couponCode : null
  if (coupon !== null) await outcomeOf(guest.removeCoupon())
  return coupon
}

async function couponPutOn(coupon: string, calls: QuoteCalls, scope: CartScope): Promise<UserError | null> {
  const outcome = await outcomeOf(calls.applyCoupon(coupon))
  if (outcome.kind === 'found') return null
  scope.log.warn(outcome.error.forLog(), 'coupon not put on again at sign-in')
  return cartError('REFUSED', null, scope, scope.messages.cart.couponRefused)
}

/**
 * Nobody asks for a join again, so what was not answered is seen to here: sums are absolute and may be sent again, and of new lines those
 * that are not there.
 */
async function seenTo(
  outcomes: readonly LineOutcome<GuestLine>[],
  calls: QuoteCalls,
  carry: (steps: readonly MergeStep<GuestLine>[]) => Promise<readonly LineOutcome<GuestLine>[]>,
): Promise<readonly LineOutcome<GuestLine>[]> {
  const open = outcomes.filter(({ error }) => error?.code === 'UNAVAILABLE')
  const pulled = open.length > 0 ? await outcomeOf(calls.pull()) : null
  if (pulled?.kind !== 'found') return outcomes
  const lines = open.flatMap(({ step }) => (step.kind === 'add' ? [step.line] : []))
  const arrived = new Map(matchLines(lines, pulled.value).matches.map(({ line, other }) => [line, other]))
  const again = open.map(({ step }): MergeStep<GuestLine> => {
    const quote = step.kind === 'add' ? arrived.get(step.line) : null
    return step.kind === 'add' && quote ? { kind: 'set', line: step.line, quote, quantity: step.quantity } : step
  })
  return [...outcomes.filter((outcome) => !open.includes(outcome)), ...(await carry(again))]
}

/** What is in the customer's cart now is in the guest's no longer. */
async function emptied(guest: QuoteCalls, outcomes: readonly LineOutcome<GuestLine>[], { log }: CartScope): Promise<void> {
  const moved = outcomes.flatMap(({ step, error }) => ('line' in step && !error ? [step.line.guest] : []))
  const left = await inParallel(moved, (line) => outcomeOf(guest.remove(line)))
  const failed = left.filter(({ kind }) => kind === 'failed').length
  if (failed > 0) log.warn({ lines: failed }, 'a guest’s cart still has lines that a customer has got')
}
