import {
  type CatalogShop,
  findOfflinePage,
  type OfflineProduct,
  searchOfflineCatalog,
  useOfflineResult,
} from '../../offline-catalog/index.ts'

const MOST_SIMILAR = 3

/** Products of the offline catalogue with a similar product number; undefined while searching, and without a number. */
export const useSimilarOffline = (sku: string | null) => useOfflineResult(findSimilar, sku)

/** Variants in the offline catalogue of the product at a path; undefined while searching, and without a path. */
export const useOfflineVariants = (path: string | null) => useOfflineResult(findVariants, path)

async function findSimilar(shop: CatalogShop, sku: string): Promise<readonly OfflineProduct[]> {
  return (await searchOfflineCatalog(shop, sku, MOST_SIMILAR))?.products ?? []
}

async function findVariants(shop: CatalogShop, path: string): Promise<readonly OfflineProduct[]> {
  return (await findOfflinePage(shop, path))?.products.slice(1).filter((variant) => variant !== null) ?? []
}
