import {
  CartCouponApplyDocument,
  CartCouponRemoveDocument,
  CartShippingSetDocument,
  CartSyncDocument,
  type CartViewFragment,
  CheckoutReturnDocument,
} from '#schema/generated/operations.ts'
import type { CartShippingInput, CartSyncInput, CheckoutReturnStatus } from '#schema/generated/types.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { CART } from '#schema/rules/constants.ts'
import { clientMutate } from '../../../data/client-load.ts'
import { formatOfPage, messagesOf } from '../../../messages/page-messages.ts'
import { collectionOf } from '../../../offline/device-database.ts'
import { deviceStore } from '../../../offline/device-store.ts'
import { type DeviceValue, deviceValue, type ValueChange } from '../../../offline/device-value.ts'
import { tabsOn } from '../../../offline/tabs.ts'
import { answerCode } from '../../../offline/tasks/answer-code.ts'
import { onBackOnline, openTasks } from '../../../offline/tasks/open-tasks.ts'
import { tellAnalytics } from '../../analytics/index.ts'
import { type NewNotice, notify } from '../../notifications/index.ts'
import { fitting } from '../adding/fitting.ts'
import { isPossible } from '../adding/is-possible.ts'
import { newLine } from '../adding/new-line.ts'
import { isUnsure } from '../adding/obstacles.ts'
import type { Purchase } from '../purchase.types.ts'
import { afterOrder } from '../state/after-order.ts'
import { cleared, withAdded, without, withQuantities, withReplaced, withRestored } from '../state/cart-changes.ts'
import type { CartState, VisibleCart, VisibleLine } from '../state/cart-state.ts'
import { syncInput } from '../state/cart-sync.ts'
import { decodeCart, emptyCart } from '../state/decode-cart.ts'
import { inNewSession } from '../state/new-session.ts'
import { visibleCart } from '../state/visible-cart.ts'
import { cartSync, syncTask } from './sync-task.ts'
import { takeTotals } from './totals-change.ts'

/** What the server said longer ago is asked for again when somebody looks, in milliseconds. */
const FRESH_MS = 60_000

/** `sending` while the server is told of it, `waiting` when that failed, to be tried again. */
export type CartProgress = 'still' | 'sending' | 'waiting'

export interface CartOnDevice {
  /** Null until the device has been read; the same object until something changes. */
  current(): VisibleCart | null
  progress(): CartProgress
  subscribe(listener: () => void): () => void
  /** Puts in what can be had by one change, says what cannot, and tells what was put in. */
  add(purchases: readonly Purchase[]): readonly Purchase[]
  setQuantity(key: string, quantity: number): void
  /** Puts something into the place of a line, if it can be had. */
  replace(key: string, purchase: Purchase): void
  remove(lines: readonly VisibleLine[]): void
  restore(lines: readonly VisibleLine[]): void
  /** Takes the cart of a session that has just begun for its own. */
  renew(cart: CartViewFragment | null): Promise<void>
  /** Empties the cart of the device; the server is told nothing. */
  clear(): Promise<void>
  /** Somebody looks at the cart: what is known is asked for again when it is not fresh. */
  look(): Promise<void>
  /** Tells the server of it, or tries again. */
  sync(): void
  /** @returns what is wrong with it, in the shop's words; null when it counts. @throws when the shop cannot be reached */
  applyCoupon(code: string): Promise<string | null>
  removeCoupon(): Promise<string | null>
  /**
   * Brings it together with the platform's once more, so that it can be ordered as it is seen.
   * @param isForced what only the platform has goes
   */
  settle(isForced?: boolean): Promise<CartReadiness>
  /** Says where it is to go and how, which its totals have in them from then on. @returns as `applyCoupon` */
  setShipping(input: CartShippingInput): Promise<string | null>
  /** The cart as it would be ordered; null where the platform has not said what all of it comes to. */
  seen(): OrderedCart | null
  /** Hands it over to be ordered while nothing else is sent, and forgets it once it was. @throws what `place` throws */
  order<Answer extends OrderAnswer>(place: (cart: OrderedCart) => Promise<Answer>): Promise<Answer>
  /**
   * Forgets what was ordered at the external checkout; the server is told nothing.
   * @param order number of the order, as the address says
   * @throws when the shop cannot be reached
   */
  comeBack(order: string): Promise<CheckoutReturnStatus>
}

/** A cart as the shopper sees it, to be ordered. */
export interface OrderedCart extends Pick<CartSyncInput, 'deviceId' | 'lines'> {
  /** What has to be paid, in minor units; null where nobody has said. */
  readonly total: number | null
}

/** What became of an order. */
export interface OrderAnswer {
  /** Name of the device whose cart was ordered; null when it was not. */
  readonly orderedFrom: string | null
  /** Of the order; empty when there is none. */
  readonly number: string
  readonly cart: CartViewFragment | null
}

/** Whether a cart can be ordered: `changed` when the platform could not take it as it was seen. */
export type CartReadiness = 'ready' | 'empty' | 'changed' | 'unavailable'

type Shop = Pick<ShopInfo, 'deviceDatabase' | 'cart' | 'checkout'>

const opened = new Map<string, CartOnDevice>()

/** The cart of a device, opened once for the page: every change shows at once, is kept, and goes to the server by a task. */
export function cartOnDevice(shop: Shop): CartOnDevice {
  const known = opened.get(shop.deviceDatabase)
  if (known) return known
  const cart = openCart(shop)
  opened.set(shop.deviceDatabase, cart)
  return cart
}

function openCart({ deviceDatabase, cart: settings, checkout }: Shop): CartOnDevice {
  const empty = emptyCart(crypto.randomUUID())
  const store = deviceStore(collectionOf(deviceDatabase, 'cart'), 'current-cart')
  const cart: DeviceValue<CartState> = deviceValue({
    store,
    tabs: tabsOn(`${deviceDatabase}/cart`),
    decode: (stored) => decodeCart(stored, empty),
  })
  const tasks = openTasks(deviceDatabase)
  tasks.kinds.set(
    CartSyncDocument.name,
    cartSync({
      cart,
      tell: (message) => notify({ type: 'error', message }),
      tellOrdered: () => notify({ type: 'success', message: messagesOf('cart').notices.ordered }),
    }),
  )
  const visible = memoizedOn(cart, visibleCart)

  const listeners = new Set<() => void>()
  const tellAll = () => {
    for (const listener of listeners) listener()
  }
  cart.subscribe(tellAll)

  let sending = 0
  let progress: CartProgress = 'still'
  const sync = async (isForced = false) => {
    const state = cart.current()
    if (!state) return
    sending += 1
    progress = 'sending'
    tellAll()
    try {
      await tasks.enqueue(syncTask(state, isForced))
    } finally {
      sending -= 1
      if (sending === 0) progress = hasUnsent() ? 'waiting' : 'still'
      tellAll()
    }
  }
  /** The notice is of what the device has kept: who has read it may leave the page at once. */
  const change = async (wanted: ValueChange<CartState>, notice?: NewNotice) => {
    await cart.change(wanted)
    if (notice) notify(notice)
    await sync()
  }
  /** The same where it is the shopper's, who may have it counted. */
  const changeCounted: typeof change = (wanted, notice) => {
    const before = visible()
    const changed = change(wanted, notice)
    const after = visible()
    if (before && after) void tellAnalytics({ kind: 'cart changed', before, after })
    return changed
  }
  /** Leads on to the shop's own checkout; an external one is left for from the cart alone. @source NOTICE-4, CHECKOUT-4 */
  const succeeded = (message: string): NewNotice => {
    const { proceed } = messagesOf('cart').notices
    return { type: 'success', message, action: checkout === 'external' ? null : { label: proceed, to: '/checkout' } }
  }
  const hasUnsent = () => (cart.current()?.intents.length ?? 0) > 0

  // A cart that is loaded is a trigger of the queue, and so is a network that is back.
  void cart.latest().then(() => (hasUnsent() ? sync() : tasks.process()))
  onBackOnline(() => void (hasUnsent() && sync(true)))

  return {
    current: visible,
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(purchases) {
      const texts = messagesOf('cart').notices
      const { money } = formatOfPage()
      const lines = visible()?.lines ?? []
      const inCart = (sku: string) => lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0)
      const possible = purchases
        .filter((purchase) => isPossible(purchase, settings, inCart((purchase.variant ?? purchase.product).sku)))
        .map((purchase) => ({ purchase, ...newLine(purchase, money) }))
      const added = fitting(
        possible,
        lines.map(({ key }) => key),
      )
      if (added.length < possible.length) notify({ type: 'error', message: texts.full(CART.mostLines) })
      if (added.length === 0) return []
      const notice = added.some(({ purchase }) => isUnsure(purchase, settings))
        ? ({ type: 'warning', message: texts.volatile } as const)
        : succeeded(texts.added)
      void changeCounted(withAdded(added), notice)
      return added.map(({ purchase }) => purchase)
    },
    setQuantity(key, quantity) {
      void changeCounted(withQuantities({ [key]: quantity }), succeeded(messagesOf('cart').notices.updated))
    },
    replace(key, purchase) {
      if (!isPossible(purchase, settings)) return
      void changeCounted(
        withReplaced(key, newLine(purchase, formatOfPage().money)),
        succeeded(messagesOf('cart').notices.updated),
      )
    },
    remove: (lines) => void changeCounted(without(lines.map(({ key }) => key))),
    restore: (lines) => void changeCounted(withRestored(lines)),
    renew(answered) {
      return change(inNewSession(answered, crypto.randomUUID(), Date.now()))
    },
    clear: () => cart.change(cleared(crypto.randomUUID())),
    async look() {
      // Who looks before the device has been read, or where it keeps nothing, still has the cart of the session.
      const { settled } = cart.current() ?? (await cart.latest())
      if (Date.now() - (settled?.at ?? 0) > FRESH_MS) await sync()
    },
    sync: () => void sync(),
    applyCoupon: (code) =>
      tasks.alone(async () => {
        const of = (await cart.latest()).deviceId
        const { cartCouponApply } = await clientMutate(CartCouponApplyDocument, { input: { code } })
        return takeTotals(cart, cartCouponApply, of)
      }),
    async settle(isForced = false) {
      const before = await cart.latest()
      await sync(isForced)
      const after = await cart.latest()
      if (hasUnsent() || after.settled === before.settled) return 'unavailable'
      const { lines } = visibleCart(after)
      if (lines.length === 0) return 'empty'
      return sameLines(lines, visibleCart(before).lines) ? 'ready' : 'changed'
    },
    setShipping: (input) =>
      tasks.alone(async () => {
        const of = (await cart.latest()).deviceId
        const { cartShippingSet } = await clientMutate(CartShippingSetDocument, { input })
        return takeTotals(cart, cartShippingSet, of)
      }),
    seen() {
      const state = cart.current()
      const total = state?.settled?.totals?.grandTotal.amount
      if (!state || total === undefined || hasUnsent()) return null
      const { deviceId, lines } = syncInput(state)
      return { deviceId, lines, total }
    },
    order: (place) =>
      tasks.alone(async () => {
        const state = await cart.latest()
        const { deviceId, lines } = syncInput(state)
        const answer = await place({ deviceId, lines, total: state.settled?.totals?.grandTotal.amount ?? null })
        if (answer.orderedFrom !== null) {
          const ordered = visibleCart({ ...state, intents: [] })
          if (answer.orderedFrom === deviceId) void tellAnalytics({ kind: 'ordered', order: answer.number, cart: ordered })
          await cart.change(afterOrder(answer.orderedFrom, crypto.randomUUID()))
        } else await takeTotals(cart, { cart: answer.cart, userErrors: [] }, deviceId)
        return answer
      }),
    comeBack: (order) =>
      tasks.alone(async () => {
        const state = await cart.latest()
        const { deviceId } = state
        const { checkoutReturn } = await clientMutate(CheckoutReturnDocument, { input: { deviceId } })
        answerCode('CheckoutReturn', checkoutReturn.userErrors)
        if (checkoutReturn.isCartOrdered) {
          const ordered = visibleCart({ ...state, intents: [] })
          if (ordered.lines.length > 0) void tellAnalytics({ kind: 'ordered', order, cart: ordered })
          await cart.change(afterOrder(deviceId, crypto.randomUUID()))
        }
        return checkoutReturn.status
      }),
    removeCoupon: () =>
      tasks.alone(async () => {
        const of = (await cart.latest()).deviceId
        const { cartCouponRemove } = await clientMutate(CartCouponRemoveDocument, {})
        return takeTotals(cart, cartCouponRemove, of)
      }),
  }
}

const sameLines = (some: readonly VisibleLine[], others: readonly VisibleLine[]): boolean =>
  some.length === others.length &&
  some.every(({ key, quantity }) => others.some((other) => other.key === key && other.quantity === quantity))

/** What is made of a value, made once for each. */
function memoizedOn<Value, Made>(value: DeviceValue<Value>, make: (value: Value) => Made): () => Made | null {
  let last: { readonly of: Value; readonly made: Made } | null = null
  return () => {
    const current = value.current()
    if (current === null) return null
    if (last?.of !== current) last = { of: current, made: make(current) }
    return last.made
  }
}
