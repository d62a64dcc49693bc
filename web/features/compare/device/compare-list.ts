import type { DeviceList, ListChange } from '../../../offline/device-value.ts'
import { skuList } from '../../../offline/sku-list.ts'

/** What the shopper compares on this device. @source COMPARE-1 to COMPARE-3; platform contract §9.4 */
export const compareList = (deviceDatabase: string): DeviceList<string> => skuList(deviceDatabase, 'compare', 'current-compare')

/** One more, at the end; a sku that is there already is left where it is. @source COMPARE-1 */
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
