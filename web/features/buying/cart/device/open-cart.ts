import type { ShopInfo } from '#schema/page.types.ts'
import { withMessages } from '../../../../messages/page-messages.ts'
import { recordContents } from '../../../../storage/record-contents.ts'
import { count, device, openedCart, openWith, quantities } from '../cart.ts'

let following: Promise<void> | undefined

/**
 * Opens the device cart and subscribes to it, once. Items added earlier are queued until it is open. If its code fails to load, it is
 * loaded again when the network returns or something is added.
 */
export function openCart(shop: ShopInfo): Promise<void> {
  openWith(async () => {
    const { cartOnDevice } = await withMessages(['cart'], () => import('./cart-on-device.ts'))
    const opened = cartOnDevice(shop)
    const note = recordContents(shop.deviceDatabase, 'lines')
    const show = () => {
      const cart = opened.current()
      if (!cart) return
      note(cart.lines.length)
      count.set(shop.cart.counts === 'lines' ? cart.lines.length : cart.quantity)
      const bySku = Map.groupBy(cart.lines, ({ sku }) => sku)
      quantities.set(new Map([...bySku].map(([sku, lines]) => [sku, lines.reduce((sum, { quantity }) => sum + quantity, 0)])))
    }
    opened.subscribe(show)
    show()
    openedCart.set(opened)
    return opened
  })
  following ??= follow()
  return following
}

async function follow(): Promise<void> {
  try {
    await device()
  } catch (error) {
    console.warn('The cart cannot be used', error)
    addEventListener('online', () => void follow(), { once: true })
  }
}
