import { type CategoryTree, subtreeIds } from '../../domain/catalog/category-tree.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** Empty categories by store view and id, so that only changes are logged. At most as many as there are categories. */
const emptyCategories = new WeakMap<Platform, Set<string>>()

/**
 * Logs a category that lists nothing although the index counts products in it or below it, once until it has products again. An index
 * with another mapping finds nothing and reports no error. Without products out of stock in listings, an empty category can be sold out.
 * @param listed the whole category, without filters
 * @source DAY-7; platform contract §14.21
 */
export function logEmptyCategory(
  tree: CategoryTree,
  category: string,
  listed: { readonly total: number },
  { platform, storeView, config, log }: RequestScope,
): void {
  if (!config.catalog.listOutOfStock || !tree.byId.has(category)) return
  const known = emptyCategories.get(platform) ?? new Set<string>()
  emptyCategories.set(platform, known)
  const key = `${storeView.code} ${category}`
  const fields = { storeView: storeView.code, category, productCount: productCount(tree, category) }
  if (listed.total > 0) {
    if (known.delete(key)) log.warn({ ...fields, total: listed.total }, 'category lists products again')
  } else if (fields.productCount > 0 && !known.has(key)) {
    known.add(key)
    log.error(fields, 'category lists no products although the index counts some; check the mapping of category_ids')
  }
}

const productCount = (tree: CategoryTree, category: string): number =>
  subtreeIds(tree, category).reduce((sum, id) => sum + (tree.byId.get(id)?.productCount ?? 0), 0)
