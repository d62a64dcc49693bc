import type { IndexedCategory } from '#schema/catalog-index.types.ts'
import { subtreeIds } from '../../domain/catalog/category-tree.ts'
import { urlOfCategory } from '../catalog/categories.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { short } from './indexed-products.ts'

/** The active categories below the root, parents first, in the merchant's order. */
export async function indexedCategories(scope: RequestScope): Promise<readonly IndexedCategory[]> {
  const tree = await scope.store.categories()
  return subtreeIds(tree, tree.rootId).flatMap((id) => {
    const category = id === tree.rootId ? undefined : tree.byId.get(id)
    if (!category) return []
    const { name, parentId } = category
    const isTop = parentId === null || parentId === tree.rootId
    return { id, name: short(name), url: urlOfCategory(category, scope), ...(!isTop && { parent: parentId }) }
  })
}
