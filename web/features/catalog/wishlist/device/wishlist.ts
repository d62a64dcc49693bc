import { WishedProductsDocument } from '#schema/generated/operations.ts'
import { recordContents } from '../../../../storage/record-contents.ts'
import { skuList } from '../../../../storage/sku-list.ts'
import { createPrefetch, type DeviceSkuList } from '../../sku-list/index.ts'

/** The wishlist on this device, each product in quantity 1. @source WISH-1 to WISH-3; platform contract §9.4 */
export const wishlist = skuList('wishlist', 'current-wishlist')

export const deviceWishlist: DeviceSkuList = {
  list: wishlist,
  prefetch: createPrefetch(WishedProductsDocument),
  createRecorder: (deviceDatabase) => recordContents(deviceDatabase, 'wishes'),
}
