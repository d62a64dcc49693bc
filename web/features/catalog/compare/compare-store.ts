import { createSkuListStore } from '../sku-list/index.ts'

export const compareStore = createSkuListStore(async () => (await import('./device/compare-list.ts')).deviceCompareList)
