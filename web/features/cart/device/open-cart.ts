import type { ShopInfo } from '#schema/page.types.ts'
import { withMessages } from '../../../messages/page-messages.ts'
import { count, device } from '../cart.ts'

/** Reads the cart of the device and follows it; what was put into it before waits for that. */
export async function openCart(shop: ShopInfo): Promise<void> {
  try {
    const { cartOnDevice } = await withMessages(['cart'], () => import('./cart-on-device.ts'))
    const opened = cartOnDevice(shop)
    const show = () => {
      const cart = opened.current()
      if (cart) count.set(shop.cart.counts === 'lines' ? cart.lines.length : cart.quantity)
    }
    opened.subscribe(show)
    show()
    device.resolve(opened)
  } catch (error) {
    device.reject(error)
    throw error
  }
}
