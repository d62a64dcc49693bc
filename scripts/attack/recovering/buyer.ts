import { randomUUID } from 'node:crypto'
import type { CartSyncPayload, OrderPlacePayload } from '#schema/generated/types.ts'
import { type CartShopper, cartLine, cartShopper, readQuantities } from '../../../test/kit/cart-shopper.ts'
import { guestOrder, PLACE, shippingTotal } from '../../../test/kit/guest-order.ts'

const SKU = 'OIL-LINSEED-1L'
/** More would be too heavy for the delivery method of the orders. */
const MOST = 50

export type Buyer = ReturnType<typeof buyer>

/** A guest with a cart of one product, whose quantity differs with each change. */
export function buyer(url: string) {
  const deviceId = randomUUID()
  let shopper: CartShopper = cartShopper(url)
  let revision = 0
  const quantity = () => 1 + (revision % MOST)
  const lines = () => [cartLine(SKU, quantity())]
  const sync = (): Promise<CartSyncPayload | null> => shopper.sync(revision, lines(), { deviceId }).catch(() => null)
  const isWhole = (answer: CartSyncPayload | null) => answer !== null && readQuantities(answer)?.[SKU] === quantity()
  return {
    /** Continues with another process of the shop. */
    moveTo(other: string): void {
      shopper = shopper.at(other)
    },
    /** Changes the cart. @returns whether the shop has confirmed it */
    async change(): Promise<boolean> {
      revision += 1
      return isWhole(await sync())
    },
    /** Sends the last change again, as a device does. @returns the difference between the cart and the expected one; null if there is none */
    async cartProblem(): Promise<string | null> {
      const answer = await sync()
      return isWhole(answer) ? null : `${JSON.stringify(answer && readQuantities(answer))} instead of ${quantity()}`
    },
    /** Orders the cart. @returns the id of the order @throws if it is refused */
    async order(): Promise<string> {
      const total = await shippingTotal(shopper)
      const input = guestOrder({ deviceId, lines: lines(), total, email: `${deviceId}@order.example` })
      const { data, text } = await shopper.send<{ orderPlace: OrderPlacePayload } | null>(PLACE, { input })
      const id = data?.orderPlace.order?.id
      if (id == null) throw new Error(`order refused: ${text.slice(0, 300)}`)
      return id
    },
  }
}
