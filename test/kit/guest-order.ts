import { randomUUID } from 'node:crypto'
import type { OrderPlaceInput } from '#schema/generated/types.ts'
import type { CartShopper } from './cart-shopper.ts'

export const ADDRESS = {
  firstName: 'Ben',
  lastName: 'Ash',
  street: ['3 Saw Lane'],
  city: 'Leeds',
  postcode: 'LS9 8AA',
  country: 'GB',
  telephone: '0113 496 0123',
}
const COURIER = { carrierCode: 'flatrate', methodCode: 'flatrate' }
const SHIPPING =
  'mutation($input: CartShippingInput!) { cartShippingSet(input: $input) { cart { totals { grandTotal { amount } } } userErrors { code } } }'
export const PLACE = `mutation($input: OrderPlaceInput!) { orderPlace(input: $input) {
  order { id number } cart { quantity lines { sku quantity } totals { grandTotal { amount } } } userErrors { code field message }
} }`

export const newKey = () => `${Date.now()}-${randomUUID()}`

/** Sets the shipping address and method, and returns the grand total in minor units; -1 if there is none. */
export async function shippingTotal(by: CartShopper): Promise<number> {
  const { country, postcode, city, street } = ADDRESS
  const { data } = await by.send(SHIPPING, { input: { address: { country, postcode, city, street }, ...COURIER } })
  return data?.cartShippingSet?.cart?.totals?.grandTotal.amount ?? -1
}

/** A valid order of a guest. */
export const guestOrder = (
  given: Partial<OrderPlaceInput> & Pick<OrderPlaceInput, 'deviceId' | 'lines' | 'total' | 'email'>,
): OrderPlaceInput => ({
  key: newKey(),
  isAgreed: true,
  shippingAddress: ADDRESS,
  ...COURIER,
  paymentCode: 'cashondelivery',
  ...given,
})
