import { WishedProductsDocument } from '#schema/generated/operations.ts'
import { recordContents } from '../../../../storage/record-contents.ts'
import { skuList } from '../../../../storage/sku-list.ts'
import { cleared, fetchingAhead, type SkusOnDevice } from '../../sku-list/index.ts'

/** The wishlist on this device, each product in quantity 1. @source WISH-1 to WISH-3; platform contract §9.4 */
export const wishList = skuList('wishlist', 'current-wishlist')

export const wishedOnDevice: SkusOnDevice = {
  list: wishList,
  fetchAhead: fetchingAhead(WishedProductsDocument),
  note: (deviceDatabase) => recordContents(deviceDatabase, 'wishes'),
}

export const forgetWishes = (deviceDatabase: string) => wishList(deviceDatabase).change(cleared)
