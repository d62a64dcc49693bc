import { naturalOrder } from '#schema/rules/natural-order.ts'
import type { CatalogCategory } from './catalog.types.ts'

/** Every category of the shop, findable by what paths and products name them by. Built once for each fetched list. */
export interface CategoryTree {
  readonly rootId: string
  readonly byId: ReadonlyMap<string, CatalogCategory>
  readonly byUrlPath: ReadonlyMap<string, CatalogCategory>
  readonly byUrlKey: ReadonlyMap<string, CatalogCategory>
  readonly bySlug: ReadonlyMap<string, CatalogCategory>
  /** Active children by the parent's id, in the merchant's order. */
  readonly children: ReadonlyMap<string, readonly CatalogCategory[]>
}

/** @source CAT-1, CAT-2, CAT-5, CAT-7; platform contract §7.1, §7.7 */
export function categoryTree(categories: readonly CatalogCategory[], rootId: string): CategoryTree {
  const active = categories.filter(({ isActive }) => isActive).sort(byPosition)
  return {
    rootId,
    byId: firstBy(active, ({ id }) => id),
    byUrlPath: firstBy(active, ({ urlPath }) => urlPath && trimSlashes(urlPath)),
    byUrlKey: firstBy(active, ({ urlKey }) => urlKey),
    bySlug: firstBy(active, ({ slug }) => slug),
    children: Map.groupBy(active, ({ parentId }) => parentId ?? ''),
  }
}

export interface CategoryKey {
  readonly id?: string | null | undefined
  readonly urlPath?: string | null | undefined
  readonly urlKey?: string | null | undefined
  readonly slug?: string | null | undefined
}

/** The active category that every given key names; null when there is none, and without a key. */
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

export const childrenOf = (tree: CategoryTree, id: string): readonly CatalogCategory[] => tree.children.get(id) ?? []

/** The ids of a category and all below it: what a listing of it shows. @source CAT-9; platform contract §2.7 */
export function subtreeIds(tree: CategoryTree, id: string): readonly string[] {
  const ids = new Set([id])
  for (const parent of ids) for (const child of childrenOf(tree, parent)) ids.add(child.id)
  return [...ids]
}

/**
 * The way from the first level down to a category, itself included; inactive steps are left out.
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

/**
 * The way down to a product: through the category the shopper is in when the product belongs to it, else through its
 * deepest one.
 * @source platform contract §7.6
 */
export function productBreadcrumbs(
  tree: CategoryTree,
  product: { readonly categoryIds: readonly string[] },
  currentId?: string | null,
): readonly CatalogCategory[] {
  const ways = product.categoryIds.map((id) => breadcrumbs(tree, id))
  const current = ways.find((way) => way.length > 0 && way.at(-1)?.id === currentId)
  return current ?? ways.reduce((deepest, way) => (way.length > deepest.length ? way : deepest), [])
}

/** The active categories that a product names, the deepest last. */
export const categoriesOf = (
  tree: CategoryTree,
  product: { readonly categoryIds: readonly string[] },
): readonly CatalogCategory[] =>
  [...new Set(product.categoryIds)]
    .flatMap((id) => tree.byId.get(id) ?? [])
    .sort((a, b) => breadcrumbs(tree, a.id).length - breadcrumbs(tree, b.id).length || byPosition(a, b))

/** The children of the root that belong into the menu and have products on them or below them. @source platform contract §7.7 */
export function menu(tree: CategoryTree): readonly CatalogCategory[] {
  return childrenOf(tree, tree.rootId).filter((category) => category.includeInMenu && hasProducts(tree, category))
}

/** Categories without a count may have products: an index need not have the field. @source platform contract §14.21 */
export const hasProducts = (tree: CategoryTree, category: CatalogCategory): boolean =>
  subtreeIds(tree, category.id).some((id) => tree.byId.get(id)?.productCount !== 0)

const byPosition = (a: CatalogCategory, b: CatalogCategory) => a.position - b.position || naturalOrder(a.id, b.id)

const isGiven = (value: string | null | undefined): value is string => value !== null && value !== undefined

const trimSlashes = (path: string) => path.replace(/^\/+|\/+$/g, '')

function firstBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): ReadonlyMap<string, Item> {
  const index = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (key && !index.has(key)) index.set(key, item)
  }
  return index
}
