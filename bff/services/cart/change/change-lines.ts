import type {
  CartLineInput,
  CartLinesAddInput,
  CartLinesRemoveInput,
  CartLinesUpdateInput,
  UserError,
} from '#schema/generated/types.ts'
import type { LineContent } from '#schema/rules/cart/line-content.ts'
import { lineKey } from '#schema/rules/cart/line-key.ts'
import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { CART, MOST_PIECES } from '#schema/rules/constants.ts'
import type { QuoteLine } from '../../../domain/cart/cart.types.ts'
import { type JoinedLine, joinLines } from '../../../domain/cart/join-lines.ts'
import { matchLines } from '../../../domain/cart/matching.ts'
import { mergePlan } from '../../../domain/cart/merge.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import type { LateChange } from '../../scope/session.types.ts'
import type { CartChange } from '../change-cart.ts'
import { joinCarts } from '../join-carts.ts'
import { cartError } from '../lines/cart-errors.ts'
import { cartModel } from '../lines/cart-model.ts'
import { type DeviceCart, deviceCart, inputError, type PlacedLine } from '../lines/device-cart.ts'
import type { LineSelection } from '../lines/line-model.ts'
import { findQuote, type OpenQuote, quoteToFill } from '../quote/open-quote.ts'
import { isOrderedDevice } from '../quote/ordered-devices.ts'
import { isCustomersCart } from '../quote/quote-calls.ts'
import { readQuotedCart } from '../read.ts'
import { withChoiceQuantities } from '../sync/choice-quantities.ts'
import { appliedRevision } from '../sync/revisions.ts'
import { type DeviceSync, pushPlan } from '../sync/sync-revision.ts'
import { withOpenCart } from '../sync/with-open-cart.ts'

interface LinesChange {
  /** Used as the id of a device whose only revision is this change, so that a repeated change is a repeated sync. */
  readonly key: string
  readonly lines: readonly CartLineInput[]
  /** Whether a shopper without a cart gets one. */
  readonly createsCart: boolean
  readonly resolve: (device: DeviceCart, quote: readonly QuoteLine[]) => Promise<ResolvedChange> | ResolvedChange
}

interface ResolvedChange {
  readonly joined: readonly JoinedLine<PlacedLine>[]
  readonly removed: DeviceCart['removed']
  readonly errors: readonly UserError[]
}

const REVISION = 1
/** Sets exactly the given lines: no other line changes, and no quantity of the platform wins. */
const EXACTLY = {
  isDryRun: false,
  late: [],
  isForced: false,
  addsQuantities: false,
  mayRemoveLines: false,
  mayChangeLines: false,
}

/** Adds lines, or adds to the lines that the cart has. The cart has revision 0, as in every answer but a sync's. @source FRONT-8, FRONT-18 */
export function addLines(input: CartLinesAddInput, selection: LineSelection, scope: PrivateScope): Promise<CartChange> {
  const { idempotencyKey: key } = input
  const lines = input.lines.map((line) => ({ ...line, key: line.sku, quantity: line.quantity ?? 1 }))
  const resolve: LinesChange['resolve'] = (device, quote) => {
    const earlier = scope.session.lateChanges().filter(({ by, quantity }) => by.deviceId === key && quantity !== undefined)
    const joined = withSums(joinLines(device.lines.map(withContentKey)), quote, earlier)
    const added = matchLines(
      joined.map(({ line }) => line),
      quote,
    ).matches.filter(({ other }) => other === null).length
    const isFull = added > 0 && added + quote.length > CART.mostLines
    const error = cartError('INVALID', 'lines', scope, scope.messages.cart.tooManyLines(CART.mostLines))
    return isFull ? { joined: [], removed: [], errors: [error] } : { joined, removed: [], errors: device.errors }
  }
  return changeLines({ key, lines, createsCart: lines.length > 0, resolve }, selection, scope)
}

/** Sets quantities of lines that the cart has. @source FRONT-8 */
export function updateLines(input: CartLinesUpdateInput, selection: LineSelection, scope: PrivateScope): Promise<CartChange> {
  const lines = input.lines.map(({ itemId, quantity }) => ({ key: itemId, sku: itemId, itemId, quantity }))
  const resolve: LinesChange['resolve'] = (device, quote) => {
    const found = device.lines.map((line) => ({ line, quote: quote.find(({ itemId }) => itemId === line.itemId) }))
    const latest = new Map(found.flatMap(({ line, quote }) => (quote ? [[quote, line] as const] : [])))
    return {
      joined: [...latest].map(([quote, { quantity, place }]) => ({
        places: [place],
        line: withContentKey({ ...toContent(quote), quantity, place }),
      })),
      removed: [],
      errors: [
        ...device.errors,
        ...found.flatMap(({ line, quote }) =>
          quote ? [] : [cartError('NOT_FOUND', `lines.${line.place}.itemId`, scope, scope.messages.cart.refused)],
        ),
      ],
    }
  }
  return changeLines({ key: input.idempotencyKey, lines, createsCart: false, resolve }, selection, scope)
}

/** Removes lines that the cart has. @source FRONT-8 */
export function removeLines(input: CartLinesRemoveInput, selection: LineSelection, scope: PrivateScope): Promise<CartChange> {
  const { idempotencyKey: key, itemIds } = input
  const lines = itemIds.map((itemId) => ({ key: itemId, sku: itemId, itemId, quantity: 1 }))
  const resolve: LinesChange['resolve'] = (_device, quote) => ({
    joined: [],
    removed: quote.filter(({ itemId }) => itemIds.includes(itemId)).map((line) => withContentKey(toContent(line))),
    errors: [],
  })
  return changeLines({ key, lines, createsCart: false, resolve }, selection, scope)
}

const toContent = ({ sku, itemId, quantity, bundleChoices, optionAnswers }: QuoteLine) => ({
  key: sku,
  sku,
  itemId,
  quantity,
  bundleChoices,
  optionAnswers,
  parentSku: null,
  isUnchanged: false,
})

/** The key that the line also has when the cart is read. */
const withContentKey = <Line extends LineContent>(line: Line): Line => ({
  ...line,
  key: lineKey(line),
})

const invalidKey = (scope: PrivateScope) => cartError('INVALID', 'idempotencyKey', scope, scope.messages.cart.key)

async function changeLines(change: LinesChange, selection: LineSelection, scope: PrivateScope): Promise<CartChange> {
  const { key, lines } = change
  const error = inputError({ deviceId: key, lines }, scope)
  if (error) return { cart: null, userErrors: [error.field === 'deviceId' ? invalidKey(scope) : error] }
  if (!scope.config.cart.sync) return { cart: null, userErrors: [] }
  const work = async (): Promise<CartChange> => {
    const { cartId, customerToken } = scope.session.read()
    if (customerToken !== null && cartId !== null && !isCustomersCart(cartId)) {
      const joined = await joinCarts(cartId, selection, scope, { isLast: true })
      if (joined.cart === null) return joined
    }
    return changeOnce(change, selection, scope)
  }
  return withOpenCart(scope, work, (failure) => ({ cart: null, userErrors: [failure] }))
}

async function changeOnce(change: LinesChange, selection: LineSelection, scope: PrivateScope): Promise<CartChange> {
  const { key, lines, createsCart, resolve } = change
  const isOrdered = isOrderedDevice(key, scope.session.read().revisions)
  const isRepeated = isOrdered || appliedRevision({ deviceId: key }, scope) >= REVISION
  const quote = createsCart && !isRepeated ? await quoteToFill(scope) : await findQuote(scope)
  const ordered = isOrdered ? [cartError('CART_CHANGED', 'idempotencyKey', scope, scope.messages.order.cartChanged)] : []
  if (isRepeated) return { cart: quote && (await shownCart(quote, selection, scope)), userErrors: ordered }
  const input = await withChoiceQuantities({ deviceId: key, revision: REVISION, lines }, scope)
  const device = deviceCart(input, scope)
  const { joined, removed, errors } = await resolve(device, quote?.lines ?? [])
  if (!quote) return { cart: null, userErrors: errors }
  const plan = mergePlan(
    joined.map(({ line }) => line),
    removed,
    quote.lines,
    EXACTLY,
  )
  const sync: DeviceSync = { input, device: { ...device, errors }, joined, selection }
  const { cart, userErrors } = await pushPlan(sync, plan, quote, scope)
  if (userErrors.some(({ code }) => code === 'UNAVAILABLE')) noteIntents(key, joined, scope)
  return { cart: cart && { ...cart, revision: 0, lines: inPlatformOrder(cart.lines, quote.lines) }, userErrors }
}

/** A merge puts the lines of a change first. The lines that the cart had keep their places instead, and new ones follow. */
function inPlatformOrder<Line extends Pick<QuoteLine, 'itemId'>>(lines: readonly Line[], quote: readonly QuoteLine[]): Line[] {
  const places = new Map(quote.map(({ itemId }, place) => [itemId, place]))
  const placeOf = ({ itemId }: Line) => places.get(itemId) ?? quote.length
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Remembers the quantities that an unfinished change meant to reach, so that its next attempt does not add them again. */
function noteIntents(key: string, joined: readonly JoinedLine<PlacedLine>[], { session, now }: PrivateScope): void {
  for (const { line } of joined)
    session.recordLateChange({ line, by: { deviceId: key, revision: REVISION }, at: now.getTime(), quantity: line.quantity })
}

const shownCart = async (quote: OpenQuote, selection: LineSelection, scope: PrivateScope) =>
  cartModel(await readQuotedCart(quote, [], scope), selection, 0, scope)

/**
 * Lines to add, with the quantities that the cart's lines will have. A quantity that an earlier attempt under the same key meant to reach
 * stays the same, whatever became of that attempt.
 */
function withSums(
  joined: readonly JoinedLine<PlacedLine>[],
  quote: readonly QuoteLine[],
  earlier: readonly LateChange[],
): readonly JoinedLine<PlacedLine>[] {
  const lines = joined.map(({ line }) => line)
  const others = new Map(matchLines(lines, quote).matches.map(({ line, other }) => [line, other]))
  return joined.map(({ line, places }) => {
    const requested = earlier.findLast((change) => isSameLine(change.line, line))?.quantity
    const sum = requested ?? line.quantity + (others.get(line)?.quantity ?? 0)
    return { places, line: { ...line, quantity: Math.min(sum, MOST_PIECES) } }
  })
}
