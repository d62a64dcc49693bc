import type { ShopInfo } from '#schema/page.types.ts'
import { CART } from '#schema/rules/constants.ts'
import { notify } from '../../../../components/notifications/index.ts'
import { formatOfPage, readMessages } from '../../../../messages/page-messages.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import { addLines, removeLines, replaceLine, restoreLines, setQuantities } from '../../../../sync/tasks/cart/cart-changes.ts'
import type { CartState } from '../../../../sync/tasks/cart/cart-state.ts'
import { exchangeLines } from '../../../../sync/tasks/cart/exchange-lines.ts'
import { trackAction } from '../../analytics/index.ts'
import { addedNotice } from '../adding/added-notice.tsx'
import { availableLines, remainingLines } from '../adding/available-lines.ts'
import { checkPurchase } from '../adding/check-purchase.ts'
import { pageSku } from '../adding/goes-with.ts'
import { createLine, linesThatFit } from '../adding/new-lines.ts'
import { isStockUnverified } from '../adding/obstacles.ts'
import type { AddOutcome, CartEdits } from '../cart-on-device.types.ts'
import type { CartParts } from './cart-parts.types.ts'
import type { CreateNotice } from './change-notices.ts'

type CartChange = (
  wanted: ValueChange<CartState>,
  keys: readonly string[],
  createNotice?: CreateNotice,
  /** Sku of the page of an added product, to show its related products. */
  added?: string | null,
) => Promise<ReadonlySet<string>>

type Sync = (isForced?: boolean, added?: string | null) => Promise<void>

/** The shopper's changes to the cart. Each change shows at once, is tracked by analytics, and shows a notice once it is stored. */
export function cartEdits(
  parts: CartParts,
  sync: Sync,
  { cart: settings, checkout }: Pick<ShopInfo, 'cart' | 'checkout'>,
): CartEdits {
  const change = cartChange(parts, sync)
  const currentLines = () => parts.visible()?.lines ?? []
  const success = successNotice(checkout)

  return {
    add(purchases): AddOutcome {
      const texts = readMessages('cart').notices
      const available = availableLines(purchases, currentLines(), settings)
      const present = currentLines().map(({ key }) => key)
      const added = linesThatFit(available, present)
      if (added.length < available.length) notify({ type: 'error', message: texts.full(CART.mostLines) })
      if (added.length === 0) return { added: [], accepted: Promise.resolve([]) }
      const isUnverified = added.some(({ purchase }) => isStockUnverified(purchase, settings))
      const text: CreateNotice = isUnverified ? () => ({ type: 'warning', message: texts.volatile }) : success(texts.added)
      const notice: CreateNotice = (rejected) =>
        addedNotice(
          text(rejected),
          added.filter(({ line: { key } }) => !rejected.has(key)),
        )
      const keys = added.map(({ line: { key } }) => key)
      const accepted = change(addLines(added), keys, notice, pageSku(added)).then((rejected) =>
        added.flatMap(({ purchase, line: { key } }) => (rejected.has(key) ? [] : [purchase])),
      )
      return { added: added.map(({ purchase }) => purchase), accepted }
    },
    setQuantity(key, quantity) {
      void change(setQuantities({ [key]: quantity }), [key], success(readMessages('cart').notices.updated))
    },
    replace(key, purchase) {
      if (!checkPurchase(purchase, settings)) return
      const replacement = createLine(purchase, formatOfPage().money)
      void change(replaceLine(key, replacement), [replacement.line.key], success(readMessages('cart').notices.updated))
    },
    exchange(taken, purchases) {
      const left = remainingLines(currentLines(), taken)
      const available = availableLines(purchases, left, settings)
      const texts = readMessages('cart').notices
      const leftKeys = left.map(({ key }) => key)
      const hasRoom = linesThatFit(available, leftKeys).length === available.length
      if (!hasRoom) notify({ type: 'error', message: texts.full(CART.mostLines) })
      if (!hasRoom || available.length < purchases.length) return false
      const keys = available.map(({ line: { key } }) => key)
      void change(exchangeLines(taken, available), keys, success(texts.exchanged))
      return true
    },
    remove(lines) {
      const keys = lines.map(({ key }) => key)
      void change(removeLines(keys), keys)
    },
    restore(lines) {
      const keys = lines.map(({ key }) => key)
      void change(restoreLines(lines), keys)
    },
  }
}

/**
 * A success notice with a link to the shop's own checkout. An external checkout is only reached from the cart.
 * @source NOTICE-4, CHECKOUT-4
 */
const successNotice =
  (checkout: ShopInfo['checkout']) =>
  (message: string): CreateNotice =>
  () => {
    const { proceed } = readMessages('cart').notices
    return { type: 'success', message, action: checkout === 'external' ? null : { label: proceed, to: '/checkout' } }
  }

/** @returns the keys of the lines that the platform rejected */
function cartChange({ value, visible, notices }: CartParts, sync: Sync): CartChange {
  /** Shows the notice after the change is stored, because a shopper who has read it may leave the page. */
  const store: CartChange = async (wanted, keys, createNotice, added) => {
    await value.change(wanted)
    return notices.follow(keys, createNotice ?? null, sync(false, added))
  }
  return (wanted, keys, createNotice, added) => {
    const before = visible()
    const changed = store(wanted, keys, createNotice, added)
    const after = visible()
    if (before && after) void trackAction({ kind: 'cart changed', before, after })
    return changed
  }
}
