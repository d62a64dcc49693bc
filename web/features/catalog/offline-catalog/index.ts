export { findOfflinePage, findOfflineProducts, refreshOfflineCatalog, searchOfflineCatalog } from './offline-catalog.ts'
export type { CatalogShop, OfflineLookup, OfflineProduct } from './offline-catalog.types.ts'
export { useOfflineAnswer } from './use-offline-answer.ts'
