import { WishedProductsDocument } from '#schema/generated/operations.ts'
import type { DeviceList } from '../../../offline/device-value.ts'
import { noteKept } from '../../../offline/note-kept.ts'
import { skuList } from '../../../offline/sku-list.ts'
import { cleared, fetchingAhead, type SkusOnDevice } from '../../sku-list/index.ts'

/** The wishlist on this device, each product in quantity 1. @source WISH-1 to WISH-3; platform contract §9.4 */
export const wishList = (deviceDatabase: string): DeviceList<string> => skuList(deviceDatabase, 'wishlist', 'current-wishlist')

export const wishedOnDevice: SkusOnDevice = {
  list: wishList,
  fetchAhead: fetchingAhead(WishedProductsDocument),
  note: (deviceDatabase) => noteKept(deviceDatabase, 'wishes'),
}

export const forgetWishes = (deviceDatabase: string) => wishList(deviceDatabase).change(cleared)
