import { randomUUID } from 'node:crypto'
import type { CartSyncPayload, OrderPlacePayload } from '#schema/generated/types.ts'
import { type CartShopper, cartLine, cartShopper, readQuantities } from '../../../test/kit/cart-shopper.ts'

const SKU = 'OIL-LINSEED-1L'
const ADDRESS = {
  firstName: 'Ben',
  lastName: 'Ash',
  street: ['3 Saw Lane'],
  city: 'Leeds',
  postcode: 'LS9 8AA',
  country: 'GB',
  telephone: '0113 496 0123',
}
const COURIER = { carrierCode: 'flatrate', methodCode: 'flatrate' }
const SHIPPING = `mutation ($input: CartShippingInput!) {
  cartShippingSet(input: $input) { cart { totals { grandTotal { amount } } } userErrors { code } }
}`
const PLACE =
  'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } cart { quantity } userErrors { code } } }'

/** A guest with a cart of one product, whose quantity rises by one with each change. */
export interface Buyer {
  /** Continues with another process of the shop. */
  moveTo(url: string): void
  /** Changes the cart. @returns whether the shop has confirmed it */
  change(): Promise<boolean>
  /** What is wrong with the cart if the last change is sent again, as a device does; null if nothing. */
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
      const { country, postcode, city, street } = ADDRESS
      const shipped = await shopper.send(SHIPPING, { input: { address: { country, postcode, city, street }, ...COURIER } })
      const total = shipped.data?.cartShippingSet.cart?.totals?.grandTotal.amount
      const input = {
        key: `${Date.now()}-${randomUUID()}`,
        deviceId,
        lines: lines(),
        email: `${deviceId}@order.example`,
        isAgreed: true,
      }
      const order = { ...input, total, shippingAddress: ADDRESS, ...COURIER, paymentCode: 'cashondelivery' }
      const { data, text } = await shopper.send<{ orderPlace: OrderPlacePayload } | null>(PLACE, { input: order })
      const id = data?.orderPlace.order?.id
      if (id == null) throw new Error(`order refused: ${text.slice(0, 300)}`)
      return id
    },
  }
}
