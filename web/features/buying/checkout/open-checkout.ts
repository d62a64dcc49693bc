import type { ShopInfo } from '#schema/page.types.ts'
import { withMessages } from '../../../messages/page-messages.ts'

/** Offers orders made offline, if the shop takes orders itself. @source ORDER-5, ORDER-6 */
export async function openCheckout(shop: ShopInfo): Promise<void> {
  if (shop.checkout === 'external') return
  const { followWaitingOrder } = await withMessages(['checkout', 'cart'], () => import('./device/follow-waiting-order.ts'))
  await followWaitingOrder(shop)
}
