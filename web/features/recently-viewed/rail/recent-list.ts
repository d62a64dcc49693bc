import type { DeviceList, ListChange } from '../../../offline/device-value.ts'
import { skuList } from '../../../offline/sku-list.ts'

/** Nobody looks further back, and what is kept of a shopper should be little. */
const MOST = 30

/**
 * What was looked at on this device, the latest first. It is kept with what is the shopper's own, so that it goes where that
 * goes: the names of the collections are given, and none is for this.
 * @source platform contract §9.4
 */
export const recentList = (deviceDatabase: string): DeviceList<string> => skuList(deviceDatabase, 'user', 'recently-viewed')

/** The product stands first, and once. */
export const viewed =
  (sku: string): ListChange<string> =>
  (list) =>
    [sku, ...list.filter((other) => other !== sku)].slice(0, MOST)

export const forgotten: ListChange<string> = () => []

export const forgetViewed = (deviceDatabase: string) => recentList(deviceDatabase).change(forgotten)
