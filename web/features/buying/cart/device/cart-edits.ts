import type { ShopInfo } from '#schema/page.types.ts'
import { CART } from '#schema/rules/constants.ts'
import { type NewNotice, notify } from '../../../../components/notifications/index.ts'
import { formatOfPage, readMessages } from '../../../../messages/page-messages.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import { addLines, removeLines, replaceLine, restoreLines, setQuantities } from '../../../../sync/tasks/cart/cart-changes.ts'
import type { CartState, VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { exchangeLines, type LineQuantity } from '../../../../sync/tasks/cart/exchange-lines.ts'
import { trackAction } from '../../analytics/index.ts'
import { checkPurchase } from '../adding/check-purchase.ts'
import { createLine, linesThatFit } from '../adding/new-lines.ts'
import { isStockUnverified } from '../adding/obstacles.ts'
import type { AddOutcome, CartEdits } from '../cart-on-device.types.ts'
import type { Purchase } from '../purchase.types.ts'
import type { CartParts } from './cart-parts.types.ts'

/** The lines that are left after quantities were taken out. */
const remainingLines = (lines: readonly VisibleLine[], taken: readonly LineQuantity[]) =>
  lines
    .map(({ key, sku, quantity }) => ({ key, sku, quantity: quantity - (taken.find((out) => out.key === key)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)

/** The shopper's changes to the cart. Each shows at once, is counted by analytics, and shows a notice when it is stored. */
export function cartEdits(
  { value, visible, notices }: CartParts,
  sync: () => Promise<void>,
  { cart: settings, checkout }: Pick<ShopInfo, 'cart' | 'checkout'>,
): CartEdits {
  /** Shows the notice after the change is stored, because a shopper who has read it may leave the page. @returns the rejected keys */
  const store = async (wanted: ValueChange<CartState>, keys: readonly string[], notice: NewNotice | null) => {
    await value.change(wanted)
    return notices.follow(keys, notice, sync())
  }
  const change = (wanted: ValueChange<CartState>, keys: readonly string[], notice: NewNotice | null = null) => {
    const before = visible()
    const changed = store(wanted, keys, notice)
    const after = visible()
    if (before && after) void trackAction({ kind: 'cart changed', before, after })
    return changed
  }
  /**
   * A success notice with a link to the shop's own checkout. An external checkout is only reached from the cart.
   * @source NOTICE-4, CHECKOUT-4
   */
  const success = (message: string): NewNotice => {
    const { proceed } = readMessages('cart').notices
    return { type: 'success', message, action: checkout === 'external' ? null : { label: proceed, to: '/checkout' } }
  }

  /** The lines of the available purchases. @param taken what leaves the cart in the same change */
  function availableLines(purchases: readonly Purchase[], taken: readonly LineQuantity[] = []) {
    const { money } = formatOfPage()
    const lines = remainingLines(visible()?.lines ?? [], taken)
    const inCart = (sku: string) => lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0)
    const isAvailable = (purchase: Purchase) =>
      checkPurchase(purchase, settings, {
        inCart: inCart((purchase.variant ?? purchase.product).sku),
        isOneOfSeveral: purchases.length > 1,
      })
    return purchases.filter(isAvailable).map((purchase) => ({ purchase, ...createLine(purchase, money) }))
  }

  return {
    add(purchases): AddOutcome {
      const texts = readMessages('cart').notices
      const available = availableLines(purchases)
      const added = linesThatFit(available, visible()?.lines.map(({ key }) => key) ?? [])
      if (added.length < available.length) notify({ type: 'error', message: texts.full(CART.mostLines) })
      if (added.length === 0) return { added: [], accepted: Promise.resolve([]) }
      const notice = added.some(({ purchase }) => isStockUnverified(purchase, settings))
        ? ({ type: 'warning', message: texts.volatile } as const)
        : success(texts.added)
      const keys = added.map(({ line: { key } }) => key)
      const accepted = change(addLines(added), keys, notice).then((rejected) =>
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
      const available = availableLines(purchases, taken)
      const texts = readMessages('cart').notices
      const left = remainingLines(visible()?.lines ?? [], taken).map(({ key }) => key)
      const hasRoom = linesThatFit(available, left).length === available.length
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
