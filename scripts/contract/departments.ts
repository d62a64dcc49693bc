import { LIST_SIZES } from '#schema/rules/constants.ts'
import type { CatalogCategory } from '../../bff/domain/catalog/catalog.types.ts'
import { categoryTree, menuEntries, subtreeIds } from '../../bff/domain/catalog/category-tree.ts'
import { categoryCounts, categoryCountsRequest } from '../../bff/domain/search/category-counts.ts'
import { categoriesRequest } from '../../bff/domain/search/content-query.ts'
import { type AskedPlatform, describeFailure } from './platform.ts'
import { type Finding, idMapping } from './verdicts.ts'

/** A department with its number of listed products; null if the engine did not count. */
export interface CountedDepartment extends Pick<CatalogCategory, 'id' | 'name' | 'productCount'> {
  readonly found: number | null
}

const NAME = 'departments'

/** Counts the products of each department, with all its descendants, as listings do. */
export async function askDepartments({ search, config }: AskedPlatform): Promise<readonly Finding[]> {
  const { rootCategoryId, listOutOfStock } = config.catalog
  try {
    const { items, total } = await search(categoriesRequest())
    const tree = categoryTree(items, rootCategoryId)
    const departments = menuEntries(tree, tree.rootId)
    if (departments.length === 0) return [noDepartments(items, rootCategoryId)]
    const groups = departments.map(({ id }) => subtreeIds(tree, id))
    const counts = categoryCounts((await search(categoryCountsRequest(groups, { listOutOfStock }))).aggregations, groups.length)
    return [
      departmentsFinding(departments.map((department, i) => ({ ...department, found: counts[i] ?? null }))),
      countFinding(items, total),
    ]
  } catch (error) {
    return [{ name: NAME, outcome: 'refused', reason: describeFailure(error), cost: 'counts beside departments' }]
  }
}

/** A department that the platform itself counts as empty is the merchant's choice. */
export function departmentsFinding(departments: readonly CountedDepartment[]): Finding {
  const empty = departments.filter(({ found, productCount }) => found === 0 && productCount !== 0)
  if (empty.length === 0) return { name: NAME, outcome: 'answered' }
  const names = empty.map(({ id, name }) => `${name} (${id})`).join(', ')
  return {
    name: NAME,
    outcome: 'empty',
    cost: 'departments without products',
    reason: `${empty.length} of ${departments.length} show no products: ${names}`,
    mapping: `category_ids: ${idMapping(departments.map(({ id }) => id))}`,
  }
}

export function countFinding(categories: readonly Pick<CatalogCategory, 'productCount'>[], total: number): Finding {
  const name = `${total} categories`
  if (total > LIST_SIZES.categories) {
    return { name, outcome: 'answered', reason: 'more than one answer holds: the shop reads them in order of id' }
  }
  const isUncounted = categories.every(({ productCount }) => productCount === null)
  return { name, outcome: 'answered', ...(isUncounted && { reason: 'without product_count: the shop counts by searches' }) }
}

/** The menu is empty: names the category that most likely is above it. */
export function noDepartments(categories: readonly CatalogCategory[], rootCategoryId: string): Finding {
  const roots = Map.groupBy(categories, ({ parentId }) => parentId ?? '')
  const [above] = [...roots]
    .filter(([id]) => id !== '' && menuEntries(categoryTree(categories, id), id).length > 0)
    .sort(
      ([a, childrenA], [b, childrenB]) =>
        categoryDepth(categories, a) - categoryDepth(categories, b) || childrenB.length - childrenA.length,
    )
  return {
    name: NAME,
    outcome: 'empty',
    cost: 'the menu',
    reason: `no category below ${rootCategoryId} is in the menu and has products`,
    ...(above && { setting: `catalog.rootCategory: ${above[0]}` }),
  }
}

const categoryDepth = (categories: readonly CatalogCategory[], id: string): number =>
  categories.find((category) => category.id === id)?.path.length ?? 0
