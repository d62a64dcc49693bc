import { naturalOrder } from '#schema/rules/natural-order.ts'
import type { CatalogCategory } from './catalog.types.ts'

/** All categories of the shop, indexed by the keys that URLs and products use. Built once per fetched list. */
export interface CategoryTree {
  readonly rootId: string
  readonly byId: ReadonlyMap<string, CatalogCategory>
  readonly byUrlPath: ReadonlyMap<string, CatalogCategory>
  readonly byUrlKey: ReadonlyMap<string, CatalogCategory>
  readonly bySlug: ReadonlyMap<string, CatalogCategory>
  /** Active children by parent id, in the merchant's order. */
  readonly children: ReadonlyMap<string, readonly CatalogCategory[]>
  /** The children that are entries of the main menu, by parent id. */
  readonly menu: ReadonlyMap<string, readonly CatalogCategory[]>
}

type Branches = Pick<CategoryTree, 'byId' | 'children'>

const MENU_LEVELS = 3
/** With more entries, every page would be a third larger than in a shop with sixty. */
const MOST_MENU_ENTRIES = 120

/** @source CAT-1, CAT-2, CAT-5, CAT-7, CAT-14; platform contract §7.1, §7.7 */
export function categoryTree(categories: readonly CatalogCategory[], rootId: string): CategoryTree {
  const active = searchable(categories)
    .filter(({ isActive }) => isActive)
    .sort(byPosition)
  const branches: Branches = {
    byId: firstBy(active, ({ id }) => id),
    children: Map.groupBy(active, ({ parentId }) => parentId ?? ''),
  }
  return {
    rootId,
    ...branches,
    menu: menuByParent(branches, rootId),
    byUrlPath: firstBy(active, ({ urlPath }) => urlPath && trimSlashes(urlPath)),
    byUrlKey: firstBy(active, ({ urlKey }) => urlKey),
    bySlug: firstBy(active, ({ slug }) => slug),
  }
}

/**
 * Entries of the main menu by parent: categories that are meant for it and have products at any depth. Every page contains the menu, so
 * a level that would make it too large is left out, with all levels below it. The first level is always included.
 * @source CAT-7, CAT-15; platform contract §7.7
 */
function menuByParent(branches: Branches, rootId: string): CategoryTree['menu'] {
  const menu = new Map<string, readonly CatalogCategory[]>()
  let parents: readonly string[] = [rootId]
  let count = 0
  for (let level = 1; level <= MENU_LEVELS; level += 1) {
    const listEntries = (id: string) =>
      childCategories(branches, id).filter((category) => category.includeInMenu && hasProducts(branches, category))
    const added = parents.map((id) => [id, listEntries(id)] as const)
    const ids = added.flatMap(([, entries]) => entries.map(({ id }) => id))
    count += ids.length
    if (level > 1 && count > MOST_MENU_ENTRIES) break
    for (const [id, entries] of added) menu.set(id, entries)
    parents = ids
  }
  return menu
}

const WHOLE_NUMBER = /^\d{1,18}$/

/**
 * An index that stores ids as numbers refuses every search that names another id. One such category would break the listings of
 * its parents, so it is left out if nearly all ids are numbers.
 */
function searchable(categories: readonly CatalogCategory[]): readonly CatalogCategory[] {
  const numbered = categories.filter(({ id }) => WHOLE_NUMBER.test(id))
  return numbered.length > 0.9 * categories.length ? numbered : categories
}

export interface CategoryKey {
  readonly id?: string | null | undefined
  readonly urlPath?: string | null | undefined
  readonly urlKey?: string | null | undefined
  readonly slug?: string | null | undefined
}

/** The active category that matches all given keys; null if there is none or no key is given. */
export function findCategory(tree: CategoryTree, key: CategoryKey): CatalogCategory | null {
  const found = [
    isGiven(key.id) ? (tree.byId.get(key.id) ?? null) : undefined,
    isGiven(key.urlPath) ? (tree.byUrlPath.get(trimSlashes(key.urlPath)) ?? null) : undefined,
    isGiven(key.urlKey) ? (tree.byUrlKey.get(key.urlKey) ?? null) : undefined,
    isGiven(key.slug) ? (tree.bySlug.get(key.slug) ?? null) : undefined,
  ].filter((category) => category !== undefined)
  const [first = null] = found
  return found.every((category) => category === first) ? first : null
}

export const childCategories = ({ children }: Pick<CategoryTree, 'children'>, id: string): readonly CatalogCategory[] =>
  children.get(id) ?? []

export const menuEntries = ({ menu }: CategoryTree, id: string): readonly CatalogCategory[] => menu.get(id) ?? []

/**
 * Ids of a category and all its descendants: the categories whose products its listing shows.
 * @source CAT-9; platform contract §2.7
 */
export function subtreeIds(tree: Branches, id: string): readonly string[] {
  const ids = new Set([id])
  for (const parent of ids) for (const child of childCategories(tree, parent)) ids.add(child.id)
  return [...ids]
}

/**
 * The categories from the first level down to the given one, inclusive. Inactive categories are omitted.
 * @source CAT-3; platform contract §7.6
 */
export function breadcrumbs(tree: CategoryTree, id: string): readonly CatalogCategory[] {
  const category = tree.byId.get(id)
  if (!category) return []
  const ids = category.path.includes(id) ? category.path : [...ancestorIds(tree, category), id]
  return ids.filter((step) => step !== tree.rootId).flatMap((step) => tree.byId.get(step) ?? [])
}

function ancestorIds(tree: CategoryTree, category: CatalogCategory): readonly string[] {
  const ids: string[] = []
  let parentId = category.parentId
  while (parentId !== null && parentId !== category.id && !ids.includes(parentId)) {
    ids.unshift(parentId)
    parentId = tree.byId.get(parentId)?.parentId ?? null
  }
  return ids
}

/** The breadcrumbs of a product: through its deepest category. @source platform contract §7.6 */
export function productBreadcrumbs(
  tree: CategoryTree,
  product: { readonly categoryIds: readonly string[] },
): readonly CatalogCategory[] {
  const ways = product.categoryIds.map((id) => breadcrumbs(tree, id))
  return ways.reduce((deepest, way) => (way.length > deepest.length ? way : deepest), [])
}

/** The active categories of a product, the deepest last. */
export const findCategories = (
  tree: CategoryTree,
  product: { readonly categoryIds: readonly string[] },
): readonly CatalogCategory[] =>
  [...new Set(product.categoryIds)]
    .flatMap((id) => tree.byId.get(id) ?? [])
    .sort((a, b) => breadcrumbs(tree, a.id).length - breadcrumbs(tree, b.id).length || byPosition(a, b))

/** A category without a count may have products: the field is optional in the index. @source platform contract §14.21 */
export const hasProducts = (tree: Branches, category: CatalogCategory): boolean =>
  subtreeIds(tree, category.id).some((id) => tree.byId.get(id)?.productCount !== 0)

const byPosition = (a: CatalogCategory, b: CatalogCategory) => a.position - b.position || naturalOrder(a.id, b.id)

const isGiven = (value: string | null | undefined): value is string => value !== null && value !== undefined

const trimSlashes = (path: string) => path.replace(/^\/+|\/+$/g, '')

function firstBy<Item>(items: readonly Item[], toKey: (item: Item) => string | null): ReadonlyMap<string, Item> {
  const index = new Map<string, Item>()
  for (const item of items) {
    const key = toKey(item)
    if (key && !index.has(key)) index.set(key, item)
  }
  return index
}
