import { randomUUID } from 'node:crypto'
import type { CartSyncPayload, OrderPlacePayload } from '#schema/generated/types.ts'
import { type CartShopper, cartLine, cartShopper, readQuantities } from '../../../test/kit/cart-shopper.ts'
import { guestOrder, PLACE, shippingTotal } from '../../../test/kit/guest-order.ts'

const SKU = 'OIL-LINSEED-1L'

/** A guest with a cart of one product, whose quantity rises by one with each change. */
export interface Buyer {
  /** Continues with another process of the shop. */
  moveTo(url: string): void
  /** Changes the cart. @returns whether the shop has confirmed it */
  change(): Promise<boolean>
  /** Sends the last change again, as a device does. @returns the difference between the cart and the expected one; null if there is none */
  cartProblem(): Promise<string | null>
  /** Orders the cart. @returns the id of the order @throws if it is refused */
  order(): Promise<string>
}

export function buyer(url: string): Buyer {
  const deviceId = randomUUID()
  let shopper: CartShopper = cartShopper(url)
  let quantity = 0
  const lines = () => [cartLine(SKU, quantity)]
  const sync = (): Promise<CartSyncPayload | null> => shopper.sync(quantity, lines(), { deviceId }).catch(() => null)
  const isWhole = (answer: CartSyncPayload | null) => answer !== null && readQuantities(answer)?.[SKU] === quantity
  return {
    moveTo(other) {
      shopper = shopper.at(other)
    },
    async change() {
      quantity += 1
      return isWhole(await sync())
    },
    async cartProblem() {
      const answer = await sync()
      return isWhole(answer) ? null : `${JSON.stringify(answer && readQuantities(answer))} instead of ${quantity}`
    },
    async order() {
      const total = await shippingTotal(shopper)
      const input = guestOrder({ deviceId, lines: lines(), total, email: `${deviceId}@order.example` })
      const { data, text } = await shopper.send<{ orderPlace: OrderPlacePayload } | null>(PLACE, { input })
      const id = data?.orderPlace.order?.id
      if (id == null) throw new Error(`order refused: ${text.slice(0, 300)}`)
      return id
    },
  }
}
