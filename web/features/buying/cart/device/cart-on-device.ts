import {
  CartCouponApplyDocument,
  CartCouponRemoveDocument,
  CartShippingSetDocument,
  CartSyncDocument,
  CheckoutReturnDocument,
} from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { CART } from '#schema/rules/constants.ts'
import { currentNetwork } from '../../../../api/network.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { type NewNotice, notify } from '../../../../components/notifications/index.ts'
import { formatOfPage, messagesOf } from '../../../../messages/page-messages.ts'
import { collectionOf } from '../../../../storage/device-database.ts'
import { deviceStore } from '../../../../storage/device-store.ts'
import { type DeviceValue, deviceValue, type ValueChange } from '../../../../storage/device-value.ts'
import { tabsOn } from '../../../../storage/tabs.ts'
import { answerCode } from '../../../../sync/answer-code.ts'
import { onBackOnline, openTasks } from '../../../../sync/open-tasks.ts'
import { afterOrder, hasJustOrdered } from '../../../../sync/tasks/cart/after-order.ts'
import {
  cleared,
  withAdded,
  without,
  withQuantities,
  withReplaced,
  withRestored,
} from '../../../../sync/tasks/cart/cart-changes.ts'
import type { CartState, VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { syncInput } from '../../../../sync/tasks/cart/cart-sync.ts'
import { decodeCart, emptyCart } from '../../../../sync/tasks/cart/decode-cart.ts'
import { afterSession, inNewSession } from '../../../../sync/tasks/cart/new-session.ts'
import { cartSync, syncTask } from '../../../../sync/tasks/cart/sync-task.ts'
import { takeTotals } from '../../../../sync/tasks/cart/totals-change.ts'
import { visibleCart } from '../../../../sync/tasks/cart/visible-cart.ts'
import { tellAnalytics } from '../../analytics/index.ts'
import { fitting } from '../adding/fitting.ts'
import { isPossible } from '../adding/is-possible.ts'
import { newLine } from '../adding/new-line.ts'
import { isUnsure } from '../adding/obstacles.ts'
import type { CartOnDevice, CartProgress } from './cart-on-device.types.ts'
import { changeNotices } from './change-notices.ts'

/** Age in milliseconds after which the cart is revalidated when the shopper looks at it. */
const FRESH_MS = 60_000

type Shop = Pick<ShopInfo, 'deviceDatabase' | 'cart' | 'checkout'>

const opened = new Map<string, CartOnDevice>()

/** The device cart, opened once per page. Every change shows at once, is stored, and is queued for the server. */
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
  const notices = changeNotices()
  const tasks = openTasks(deviceDatabase)
  tasks.kinds.set(
    CartSyncDocument.name,
    cartSync({
      cart,
      tell: ({ message, key, name }) =>
        notices.refuse(key, name === null ? message : messagesOf('cart').notices.about(name, message)),
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
      // The service worker may send the task before this page notices the network.
      await tasks.enqueue(syncTask(state, isForced || !currentNetwork().isOnline))
      // The first sync of a new session only reads the cart; a second one sends the changes on top of it.
      const known = cart.current()
      if (state.carriedOver && known && !known.carriedOver && hasUnsent()) await tasks.enqueue(syncTask(known, false))
    } finally {
      sending -= 1
      if (sending === 0) progress = hasUnsent() ? 'waiting' : 'still'
      tellAll()
    }
  }
  /** Shows the notice after the change is stored, because a shopper who has read it may leave the page. @returns the rejected keys */
  const change = async (wanted: ValueChange<CartState>, keys: readonly string[], notice: NewNotice | null = null) => {
    await cart.change(wanted)
    return notices.follow(keys, notice, sync())
  }
  /** The same for changes by the shopper, which analytics may count. */
  const changeCounted: typeof change = (wanted, keys, notice) => {
    const before = visible()
    const changed = change(wanted, keys, notice)
    const after = visible()
    if (before && after) void tellAnalytics({ kind: 'cart changed', before, after })
    return changed
  }
  /**
   * A success notice with a link to the shop's own checkout. An external checkout is only reached from the cart.
   * @source NOTICE-4, CHECKOUT-4
   */
  const succeeded = (message: string): NewNotice => {
    const { proceed } = messagesOf('cart').notices
    return { type: 'success', message, action: checkout === 'external' ? null : { label: proceed, to: '/checkout' } }
  }
  const hasUnsent = () => (cart.current()?.intents.length ?? 0) > 0

  /** Whether the device stores nothing, or has lost the lines the previous page saw. */
  const isForgotten = () =>
    store.hasFailed() || (visible()?.lines.length === 0 && document.documentElement.dataset.hasLines !== undefined)

  // Loading the cart triggers the queue, as does a returning network.
  void cart.latest().then(() => (hasUnsent() || isForgotten() ? sync() : tasks.process()))
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
        .filter((purchase) =>
          isPossible(purchase, settings, {
            inCart: inCart((purchase.variant ?? purchase.product).sku),
            isOneOfSeveral: purchases.length > 1,
          }),
        )
        .map((purchase) => ({ purchase, ...newLine(purchase, money) }))
      const added = fitting(
        possible,
        lines.map(({ key }) => key),
      )
      if (added.length < possible.length) notify({ type: 'error', message: texts.full(CART.mostLines) })
      if (added.length === 0) return { added: [], taken: Promise.resolve([]) }
      const notice = added.some(({ purchase }) => isUnsure(purchase, settings))
        ? ({ type: 'warning', message: texts.volatile } as const)
        : succeeded(texts.added)
      const keys = added.map(({ line: { key } }) => key)
      const taken = changeCounted(withAdded(added), keys, notice).then((refused) =>
        added.flatMap(({ purchase, line: { key } }) => (refused.has(key) ? [] : [purchase])),
      )
      return { added: added.map(({ purchase }) => purchase), taken }
    },
    setQuantity(key, quantity) {
      void changeCounted(withQuantities({ [key]: quantity }), [key], succeeded(messagesOf('cart').notices.updated))
    },
    replace(key, purchase) {
      if (!isPossible(purchase, settings)) return
      const replacement = newLine(purchase, formatOfPage().money)
      const notice = succeeded(messagesOf('cart').notices.updated)
      void changeCounted(withReplaced(key, replacement), [replacement.line.key], notice)
    },
    remove(lines) {
      const keys = lines.map(({ key }) => key)
      void changeCounted(without(keys), keys)
    },
    restore(lines) {
      const keys = lines.map(({ key }) => key)
      void changeCounted(withRestored(lines), keys)
    },
    renew: (answered) => cart.change(inNewSession(answered, crypto.randomUUID(), Date.now())),
    clear: () => cart.change(cleared(crypto.randomUUID())),
    endSession: () => cart.change(afterSession(crypto.randomUUID())),
    async look() {
      // Before the device has been read, or without device storage, this still loads the session's cart.
      const { settled } = cart.current() ?? (await cart.latest())
      if (Date.now() - (settled?.at ?? 0) > FRESH_MS) await sync()
    },
    sync: () => sync(),
    applyCoupon: (code) =>
      tasks.alone(async () => {
        const of = (await cart.latest()).deviceId
        const { cartCouponApply } = await sendMutation(CartCouponApplyDocument, { input: { code } })
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
        const { cartShippingSet } = await sendMutation(CartShippingSetDocument, { input })
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
          await cart.change(afterOrder(answer.orderedFrom, crypto.randomUUID(), Date.now()))
        } else await takeTotals(cart, { cart: answer.cart, userErrors: [] }, deviceId)
        return answer
      }),
    comeBack: (order) =>
      tasks.alone(async () => {
        const state = await cart.latest()
        const { deviceId } = state
        const { checkoutReturn } = await sendMutation(CheckoutReturnDocument, { input: { deviceId } })
        answerCode('CheckoutReturn', checkoutReturn.userErrors)
        if (checkoutReturn.isCartOrdered) {
          const ordered = visibleCart({ ...state, intents: [] })
          if (ordered.lines.length > 0) void tellAnalytics({ kind: 'ordered', order, cart: ordered })
          await cart.change(afterOrder(deviceId, crypto.randomUUID(), Date.now()))
        }
        // Anyone can open this URL, so only a device that has just ordered sees the thank-you page.
        const isStranger = checkoutReturn.status === 'ORDERED' && !hasJustOrdered(await cart.latest(), Date.now())
        return isStranger ? 'NONE' : checkoutReturn.status
      }),
    lastOrder: () => cart.current()?.ordered ?? null,
    removeCoupon: () =>
      tasks.alone(async () => {
        const of = (await cart.latest()).deviceId
        const { cartCouponRemove } = await sendMutation(CartCouponRemoveDocument, {})
        return takeTotals(cart, cartCouponRemove, of)
      }),
  }
}

const sameLines = (some: readonly VisibleLine[], others: readonly VisibleLine[]): boolean =>
  some.length === others.length &&
  some.every(({ key, quantity }) => others.some((other) => other.key === key && other.quantity === quantity))

/** Derives a result from the value and caches it until the value changes. */
function memoizedOn<Value, Made>(value: DeviceValue<Value>, make: (value: Value) => Made): () => Made | null {
  let last: { readonly of: Value; readonly made: Made } | null = null
  return () => {
    const current = value.current()
    if (current === null) return null
    if (last?.of !== current) last = { of: current, made: make(current) }
    return last.made
  }
}
