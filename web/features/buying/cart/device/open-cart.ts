import type { ShopInfo } from '#schema/page.types.ts'
import { withMessages } from '../../../../messages/page-messages.ts'
import { recordContents } from '../../../../storage/record-contents.ts'
import type { VisibleCart } from '../../../../sync/tasks/cart/cart-state.ts'
import { cartCount, currentCart, getCart, quantityBySku, setCartOpener } from '../cart.ts'

let opening: Promise<void> | undefined

/**
 * Opens the device cart and subscribes to it, once. Items added earlier are queued until it is open. If its code fails to load, it is
 * loaded again when the network returns or something is added.
 */
export function openCart(shop: ShopInfo): Promise<void> {
  setCartOpener(async () => {
    const { cartOnDevice } = await withMessages(['cart'], () => import('./cart-on-device.ts'))
    const opened = cartOnDevice(shop)
    const recordCount = recordContents(shop.deviceDatabase, 'lines')
    const show = () => {
      const cart = opened.current()
      if (!cart) return
      recordCount(cart.lines.length)
      setCounts(cart, shop)
    }
    opened.subscribe(show)
    show()
    currentCart.set(opened)
    return opened
  })
  opening ??= openOrRetry()
  return opening
}

export function setCounts(cart: Pick<VisibleCart, 'lines' | 'quantity'>, shop: Pick<ShopInfo, 'cart'>): void {
  cartCount.set(shop.cart.counts === 'lines' ? cart.lines.length : cart.quantity)
  const bySku = Map.groupBy(cart.lines, ({ sku }) => sku)
  quantityBySku.set(new Map([...bySku].map(([sku, lines]) => [sku, lines.reduce((sum, { quantity }) => sum + quantity, 0)])))
}

async function openOrRetry(): Promise<void> {
  try {
    await getCart()
  } catch (error) {
    console.warn('The cart cannot be used', error)
    addEventListener('online', () => void openOrRetry(), { once: true })
  }
}
