import { currentNetwork, onBackOnline } from '../../../../api/network.ts'
import type { CartState, VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { syncInput } from '../../../../sync/tasks/cart/cart-sync.ts'
import { cartTask } from '../../../../sync/tasks/cart/cart-task.ts'
import { visibleCart } from '../../../../sync/tasks/cart/visible-cart.ts'
import type { CartProgress, CartSyncs } from '../cart-on-device.types.ts'
import type { CartParts } from './cart-parts.types.ts'
import { reportOutcomes } from './report-outcomes.ts'

/** Age in milliseconds after which the cart is revalidated when the shopper looks at it. */
const FRESH_MS = 60_000

/**
 * Keeps the device cart in sync with the platform: after each change, when the network returns, and when the page loads with unsent
 * changes.
 * @param isStored whether the last change is on the device
 */
export function cartSyncs(parts: CartParts, isStored: () => boolean): CartSyncs {
  const { value, tasks, visible } = parts
  const hasUnsent = () => (value.current()?.intents.length ?? 0) > 0
  const progress = syncProgress(hasUnsent)
  value.subscribe(progress.notifyListeners)
  reportOutcomes(parts, () => void sync())
  const enqueue = (state: CartState, isForced: boolean, added: string | null = null) =>
    tasks.enqueue(cartTask, { input: syncInput(state, isForced), added })

  async function sync(isForced = false, added: string | null = null) {
    const state = value.current()
    if (!state) return
    await progress.follow(async () => {
      // The service worker may send the task before this page notices the network.
      await enqueue(state, isForced || !currentNetwork().isOnline, added)
      // The first sync of a new session only reads the cart; a second one sends the changes on top of it.
      const known = value.current()
      if (state.carriedOver && known && !known.carriedOver && hasUnsent()) await enqueue(known, false)
    })
  }

  /** Whether the device stores nothing, or has lost the lines the previous page saw. */
  const isLost = () => !isStored() || (visible()?.lines.length === 0 && document.documentElement.dataset.hasLines !== undefined)

  // Loading the cart triggers the queue, as does a returning network.
  void value.latest().then(() => (hasUnsent() || isLost() ? sync() : tasks.process()))
  onBackOnline(() => void (hasUnsent() && sync(true)))

  return {
    progress: progress.current,
    subscribe: progress.subscribe,
    sync,
    async revalidate() {
      // Before the device has been read, or without device storage, this still loads the session's cart.
      const { settled } = value.current() ?? (await value.latest())
      // A cart with a later time is stale as well, because the clock was set back.
      if (Math.abs(Date.now() - (settled?.at ?? 0)) > FRESH_MS) await sync()
    },
    async prepareOrder(isForced = false) {
      const before = await value.latest()
      await sync(isForced)
      const after = await value.latest()
      if (hasUnsent() || after.settled === before.settled) return 'unavailable'
      const { lines } = visibleCart(after)
      if (lines.length === 0) return 'empty'
      return hasSameLines(lines, visibleCart(before).lines) ? 'ready' : 'changed'
    },
  }
}

/** Tracks running syncs. Listeners are also called after each change of the cart. */
function syncProgress(hasUnsent: () => boolean) {
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  let sending = 0
  let progress: CartProgress = 'idle'
  return {
    notifyListeners,
    current: () => progress,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async follow(send: () => Promise<void>): Promise<void> {
      sending += 1
      progress = 'sending'
      notifyListeners()
      try {
        await send()
      } finally {
        sending -= 1
        if (sending === 0) progress = hasUnsent() ? 'waiting' : 'idle'
        notifyListeners()
      }
    },
  }
}

const hasSameLines = (some: readonly VisibleLine[], others: readonly VisibleLine[]): boolean =>
  some.length === others.length &&
  some.every(({ key, quantity }) => others.some((other) => other.key === key && other.quantity === quantity))
