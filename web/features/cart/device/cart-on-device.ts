import {
  CartCouponApplyDocument,
  CartCouponRemoveDocument,
  CartSyncDocument,
  type CartViewFragment,
} from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { clientMutate } from '../../../data/client-load.ts'
import { formatOfPage, messagesOf } from '../../../messages/page-messages.ts'
import { collectionOf } from '../../../offline/device-database.ts'
import { deviceStore } from '../../../offline/device-store.ts'
import { type DeviceValue, deviceValue, type ValueChange } from '../../../offline/device-value.ts'
import { tabsOn } from '../../../offline/tabs.ts'
import { onBackOnline, openTasks } from '../../../offline/tasks/open-tasks.ts'
import { type NewNotice, notify } from '../../notifications/index.ts'
import { newLine } from '../adding/new-line.ts'
import { isUnsure, obstaclesTo } from '../adding/obstacles.ts'
import type { Purchase } from '../purchase.types.ts'
import { cleared, withAdded, without, withQuantities, withReplaced, withRestored } from '../state/cart-changes.ts'
import type { CartState, VisibleCart, VisibleLine } from '../state/cart-state.ts'
import { decodeCart, emptyCart } from '../state/decode-cart.ts'
import { inNewSession } from '../state/new-session.ts'
import { visibleCart } from '../state/visible-cart.ts'
import { takeCoupon } from './coupon-change.ts'
import { cartSync, syncTask } from './sync-task.ts'

/** What the server said longer ago is asked for again when somebody looks, in milliseconds. */
const FRESH_MS = 60_000

/** `sending` while the server is told of it, `waiting` when that failed, to be tried again. */
export type CartProgress = 'still' | 'sending' | 'waiting'

export interface CartOnDevice {
  /** Null until the device has been read; the same object until something changes. */
  current(): VisibleCart | null
  progress(): CartProgress
  subscribe(listener: () => void): () => void
  /** Puts in what can be had, and says what cannot. */
  add(purchases: readonly Purchase[]): void
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
  look(): void
  /** Tells the server of it, or tries again. */
  sync(): void
  /** @returns what is wrong with it, in the shop's words; null when it counts. @throws when the shop cannot be reached */
  applyCoupon(code: string): Promise<string | null>
  removeCoupon(): Promise<string | null>
}

type Shop = Pick<ShopInfo, 'deviceDatabase' | 'cart'>

const opened = new Map<string, CartOnDevice>()

/** The cart of a device, opened once for the page: every change shows at once, is kept, and goes to the server by a task. */
export function cartOnDevice(shop: Shop): CartOnDevice {
  const known = opened.get(shop.deviceDatabase)
  if (known) return known
  const cart = openCart(shop)
  opened.set(shop.deviceDatabase, cart)
  return cart
}

function openCart({ deviceDatabase, cart: settings }: Shop): CartOnDevice {
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
      send: (variables) => clientMutate(CartSyncDocument, variables),
      tell: (message) => notify({ type: 'error', message }),
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
  /** Says why not where it is not. */
  const isPossible = (purchase: Purchase): boolean => {
    const obstacles = obstaclesTo(purchase, settings)
    const texts = messagesOf('cart').notices
    for (const obstacle of obstacles)
      notify({ type: 'error', message: obstacle.kind === 'issue' ? obstacle.message : texts[obstacle.kind] })
    return obstacles.length === 0
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
      const possible = purchases.filter(isPossible)
      if (possible.length === 0) return
      const { money } = formatOfPage()
      const notice = possible.some((purchase) => isUnsure(purchase, settings))
        ? ({ type: 'warning', message: texts.volatile } as const)
        : ({ type: 'success', message: texts.added } as const)
      void change(withAdded(possible.map((purchase) => newLine(purchase, money))), notice)
    },
    setQuantity(key, quantity) {
      void change(withQuantities({ [key]: quantity }), updated())
    },
    replace(key, purchase) {
      if (!isPossible(purchase)) return
      void change(withReplaced(key, newLine(purchase, formatOfPage().money)), updated())
    },
    remove: (lines) => void change(without(lines.map(({ key }) => key))),
    restore: (lines) => void change(withRestored(lines)),
    renew(answered) {
      return change(inNewSession(answered, crypto.randomUUID(), Date.now()))
    },
    clear: () => cart.change(cleared),
    look() {
      const said = cart.current()?.settled?.at ?? 0
      if (Date.now() - said > FRESH_MS) void sync()
    },
    sync: () => void sync(),
    applyCoupon: (code) =>
      tasks.alone(async () => {
        const { cartCouponApply } = await clientMutate(CartCouponApplyDocument, { input: { code } })
        return takeCoupon(cart, cartCouponApply)
      }),
    removeCoupon: () =>
      tasks.alone(async () => {
        const { cartCouponRemove } = await clientMutate(CartCouponRemoveDocument, {})
        return takeCoupon(cart, cartCouponRemove)
      }),
  }
}

const updated = (): NewNotice => ({ type: 'success', message: messagesOf('cart').notices.updated })

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
