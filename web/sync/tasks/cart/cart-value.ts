import { openDeviceValue } from '../../../storage/open-device-value.ts'
import { randomUuid } from '../../../storage/random-uuid.ts'
import { decodeCart, emptyCart } from './decode-cart.ts'

/** Id of the cart of a device that has none, until one is stored. */
let deviceId: string | undefined

/** The cart of the device, shared by all tabs. @source CACHE-7, CART-1 */
export const cartValue = openDeviceValue('cart', 'current-cart', (stored) => {
  deviceId ??= randomUuid()
  return decodeCart(stored, emptyCart(deviceId))
})
