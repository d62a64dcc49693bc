import type { IndexedCategory, IndexedProduct } from '#schema/catalog-index.types.ts'
import { naturalOrder } from '#schema/rules/natural-order.ts'
import type { StoredCatalog } from './stored-catalog.ts'

export interface ListedCategory {
  /** From the top level down to the category itself. */
  readonly breadcrumbs: readonly IndexedCategory[]
  /** Its subcategories that list products. */
  readonly children: readonly IndexedCategory[]
  /** Its products and those of the categories below it, by name. */
  readonly products: readonly IndexedProduct[]
}

/** The category at a path, without its query. Null for other pages, and if the category lists no products. */
export function findListedCategory(
  { categories, products }: Pick<StoredCatalog, 'categories' | 'products'>,
  path: string,
): ListedCategory | null {
  const category = categories.find(({ url }) => url === path.split('?', 1)[0])
  if (!category) return null
  const productsIn = (id: string) => {
    const ids = subtreeIds(categories, id)
    return products.filter((product) => product.categories?.some((each) => ids.has(each)))
  }
  const listed = productsIn(category.id)
  if (listed.length === 0) return null
  return {
    breadcrumbs: pathTo(categories, category),
    children: categories.filter(({ id, parent }) => parent === category.id && productsIn(id).length > 0),
    products: listed.toSorted((a, b) => naturalOrder(a.name, b.name)),
  }
}

function subtreeIds(categories: readonly IndexedCategory[], id: string): ReadonlySet<string> {
  const ids = new Set([id])
  // The loop also visits ids that are added while it runs.
  for (const above of ids) for (const { id: below, parent } of categories) if (parent === above) ids.add(below)
  return ids
}

function pathTo(categories: readonly IndexedCategory[], category: IndexedCategory): readonly IndexedCategory[] {
  const path = new Set([category])
  for (const { parent } of path) {
    const above = categories.find(({ id }) => id === parent)
    if (above) path.add(above)
  }
  return [...path].toReversed()
}
