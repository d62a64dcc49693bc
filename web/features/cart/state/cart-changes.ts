import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import type { ValueChange } from '../../../offline/device-value.ts'
import type { CartIntent, CartState, LineContent, NewLine, VisibleLine } from './cart-state.ts'
import { emptyCart } from './decode-cart.ts'
import { visibleCart } from './visible-cart.ts'

type CartChange = ValueChange<CartState>

/**
 * Puts lines into the cart by one change: so many more of a line that is there, or so many.
 * @source CART-7, CART-8
 */
export const withAdded =
  (added: readonly NewLine[]): CartChange =>
  (state) => {
    const { lines } = visibleCart(state)
    const wanted = new Map<string, Omit<CartIntent, 'revision'>>()
    for (const { line, quantity } of added) {
      const present = lines.find(({ key }) => key === line.key)
      const before = wanted.get(line.key)?.quantity ?? present?.quantity ?? 0
      wanted.set(line.key, {
        line: { ...line, itemId: present?.itemId ?? null },
        quantity: wholeQuantity(before + quantity) ?? 0,
      })
    }
    return withIntents(state, [...wanted.values()])
  }

/** So many of each of these lines; none takes a line out. What is not in the cart any more stays out. */
export const withQuantities =
  (quantities: Readonly<Record<string, number>>): CartChange =>
  (state) =>
    withIntents(
      state,
      visibleCart(state).lines.flatMap((line) => {
        const quantity = wholeQuantity(quantities[line.key] ?? Number.NaN)
        return quantity === null || quantity === line.quantity ? [] : [{ line: contentOf(line), quantity }]
      }),
    )

/** Takes lines out; they are remembered until the server has none of them. */
export const without = (keys: readonly string[]): CartChange => withQuantities(Object.fromEntries(keys.map((key) => [key, 0])))

/** Another line in the place of one, so many of it; where there is such a line already they become one. @source CART-15 */
export const withReplaced =
  (key: string, { line, quantity }: NewLine): CartChange =>
  (state) => {
    const { lines } = visibleCart(state)
    const present = lines.find((other) => other.key === line.key)
    if (!lines.some((other) => other.key === key)) return state
    if (line.key === key) return withQuantities({ [key]: quantity })(state)
    const together = wholeQuantity((present?.quantity ?? 0) + quantity) ?? 0
    const gone = lines.filter((other) => other.key === key).map((other) => ({ line: contentOf(other), quantity: 0 }))
    return withIntents(state, [...gone, { line: { ...line, itemId: present?.itemId ?? null }, quantity: together }])
  }

/** Lines as they were before they were taken out, but for those that have come back meanwhile. */
export const withRestored =
  (before: readonly VisibleLine[]): CartChange =>
  (state) => {
    const present = new Set(visibleCart(state).lines.map(({ key }) => key))
    return withIntents(
      state,
      before.filter(({ key }) => !present.has(key)).map((line) => ({ line: contentOf(line), quantity: line.quantity })),
    )
  }

/**
 * Nothing is left of it, and an answer to what was sent before brings nothing back.
 * @param deviceId another one than before
 * @source CART-14, USER-16
 */
export const cleared =
  (deviceId: string): CartChange =>
  () =>
    emptyCart(deviceId)

/** Counts one change and notes what it wants; what was wanted of the same lines before is forgotten. */
function withIntents(state: CartState, wanted: readonly Omit<CartIntent, 'revision'>[]): CartState {
  if (wanted.length === 0) return state
  const revision = state.revision + 1
  const keys = new Set(wanted.map(({ line }) => line.key))
  const others = state.intents.filter(({ line }) => !keys.has(line.key))
  return { ...state, revision, intents: [...others, ...wanted.map((intent) => ({ ...intent, revision }))] }
}

function contentOf({ quantity: _quantity, rowTotal: _rowTotal, isPending: _isPending, ...line }: VisibleLine): LineContent {
  return line
}
