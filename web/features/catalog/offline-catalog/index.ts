export { foundText, OfflineList } from './list/offline-list.tsx'
export { OfflinePrice } from './list/offline-price.tsx'
export { offlinePurchase } from './list/offline-purchase.ts'
export {
  findOfflineCategory,
  findOfflinePage,
  findOfflineProducts,
  refreshOfflineCatalog,
  searchOfflineCatalog,
} from './offline-catalog.ts'
export type { CatalogShop, OfflineCategory, OfflineLookup, OfflineProduct } from './offline-catalog.types.ts'
export { useOfflineResult } from './use-offline-result.ts'
