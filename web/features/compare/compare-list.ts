import type { DeviceList, ListChange } from '../../offline/device-list.ts'
import { skuList } from '../../offline/sku-list.ts'

/** What the shopper compares on this device. @source spec §4 Wishlist and compare; platform-api §9.4 */
export const compareList = (storeCode: string): DeviceList<string> => skuList(storeCode, 'compare', 'current-compare')

/** One more, at the end; a sku that is there already is left where it is. @source spec §4 Wishlist and compare */
export const withSku =
  (sku: string): ListChange<string> =>
  (list) =>
    list.includes(sku) ? list : [...list, sku]

export const withoutSku =
  (sku: string): ListChange<string> =>
  (list) =>
    list.filter((other) => other !== sku)

export const cleared: ListChange<string> = () => []

/** As it was, and what has come since. */
export const restored =
  (before: readonly string[]): ListChange<string> =>
  (list) => [...before, ...list.filter((sku) => !before.includes(sku))]
