import { createSkuListStore } from '../sku-list/index.ts'

/** The compare list for toggle buttons and counters. */
export const compareStore = createSkuListStore(async () => (await import('./device/device-compare-list.ts')).deviceCompareList)
