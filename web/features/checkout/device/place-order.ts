import type { OrderPlaceMutation } from '#schema/generated/operations.ts'
import type { OrderPlaceInput, UserErrorCode } from '#schema/generated/types.ts'
import type { Problem } from '../../../components/form/problems.tsx'
import { refusedBy } from '../../../components/form/refused.ts'
import { isOffline } from '../../../data/errors.ts'
import type { DeviceValue } from '../../../offline/device-value.ts'
import type { CartOnDevice, CartReadiness } from '../../cart/index.ts'
import {
  type CheckoutDraft,
  isInCheckout,
  withOrder,
  withOrderKey,
  withoutWaiting,
  withWaiting,
} from '../../order-draft/index.ts'
import { orderInput } from '../state/order-input.ts'

/** `waiting`: the order is kept on the device, because it could not be sent, or because nobody knows what became of it. */
export type PlaceResult =
  | { readonly kind: 'placed' }
  | { readonly kind: 'waiting'; readonly because: 'offline' | 'unavailable' }
  | { readonly kind: 'changed'; readonly readiness: Exclude<CartReadiness, 'ready'> }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

export interface PlaceParts {
  readonly draft: DeviceValue<CheckoutDraft>
  readonly cart: Pick<CartOnDevice, 'current' | 'seen' | 'settle' | 'order' | 'sync'>
  readonly send: (input: OrderPlaceInput) => Promise<OrderPlaceMutation['orderPlace']>
  /** Makes the account that is wanted with the order, where one is; answers what was refused. */
  readonly signUp: () => Promise<readonly Problem[]>
  /** Leaves it to the browser, to be sent while no page is open; null where orders are not sent without a word. */
  readonly leave: ((input: OrderPlaceInput) => Promise<void>) | null
  readonly methods: Pick<Parameters<typeof orderInput>[0], 'isVirtual' | 'shipping' | 'payment'>
  readonly isOnline: boolean
  /** Milliseconds since 1970, and a random UUID: together the key of a new order. */
  readonly now: number
  readonly random: string
}

/** What nobody can say of an order: it waits, and is sent again under the same key. */
const IS_OPEN: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>(['UNCONFIRMED', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'])

/**
 * Places the order that the shopper sees, once: it has one key from the first attempt until the platform has said what became of
 * it. Without a network it is kept instead.
 * @throws UnavailableError when the shop does not answer before anything was sent
 * @source ORDER-2, ORDER-3
 */
export async function placeOrder(parts: PlaceParts): Promise<PlaceResult> {
  const { draft, cart, now, isOnline } = parts
  if (!isOnline) return kept(parts, 'offline')
  const before = await draft.latest()
  const seen = cart.current()?.totals?.grandTotal.amount ?? null
  if (before.waiting?.sentFrom) {
    const again = await attempt(parts, seen)
    if (again.kind !== 'refused') return again
    await draft.change(withoutWaiting)
  }
  try {
    const problems = await parts.signUp()
    if (problems.length > 0) return { kind: 'refused', problems }
  } catch (error) {
    if (isOffline(error)) return kept(parts, 'offline')
    throw error
  }
  const readiness = await cart.settle(isInCheckout(before, now))
  if (readiness !== 'ready') return { kind: 'changed', readiness }
  const result = await attempt(parts, seen)
  if (result.kind === 'refused') {
    await draft.change(withoutWaiting)
    cart.sync()
  }
  return result
}

async function kept({ draft, cart, now, random, methods, leave }: PlaceParts, because: 'offline'): Promise<PlaceResult> {
  await draft.change(withWaiting({ madeAt: now, quantities: quantitiesOf(cart), sentFrom: null }))
  const seen = cart.seen()
  if (leave && seen) {
    const latest = await draft.latest()
    await leave(orderInput({ draft: latest, key: latest.orderKey ?? `${now}-${random}`, ...methods, cart: seen }))
  }
  return { kind: 'waiting', because }
}

/** Sends it. Before that the device notes that it does: whoever reloads the page meanwhile still has the key. */
async function attempt({ draft, cart, methods, now, random, send }: PlaceParts, total: number | null): Promise<PlaceResult> {
  await draft.change(withOrderKey(`${now}-${random}`))
  try {
    const { result, isOther } = await cart.order(async (ordered) => {
      const latest = await draft.latest()
      const sentFrom = latest.waiting?.sentFrom ?? ordered.deviceId
      await draft.change(withWaiting({ madeAt: now, quantities: quantitiesOf(cart), sentFrom }))
      const input = orderInput({ draft: latest, key: latest.orderKey ?? '', ...methods, cart: { ...ordered, total } })
      const { order, cart: answered, userErrors } = await send(input)
      if (order) {
        await draft.change(withOrder({ id: order.id, number: order.number, email: input.email }, now))
        const result: PlaceResult = { kind: 'placed' }
        return {
          orderedFrom: sentFrom,
          number: order.number ?? order.id,
          cart: null,
          result,
          isOther: sentFrom !== ordered.deviceId,
        }
      }
      const isOpen = userErrors.some(({ code }) => IS_OPEN.has(code))
      const result: PlaceResult = isOpen
        ? { kind: 'waiting', because: 'unavailable' }
        : { kind: 'refused', problems: refusedBy(userErrors) }
      return { orderedFrom: null, number: '', cart: answered, result, isOther: false }
    })
    // Which of its carts was ordered the platform knows.
    if (isOther) cart.sync()
    return result
  } catch (error) {
    if (!isOffline(error)) console.warn('The order waits on this device', error)
    return { kind: 'waiting', because: isOffline(error) ? 'offline' : 'unavailable' }
  }
}

const quantitiesOf = (cart: PlaceParts['cart']): Readonly<Record<string, number>> =>
  Object.fromEntries(cart.current()?.lines.map(({ key, quantity }) => [key, quantity]) ?? [])
