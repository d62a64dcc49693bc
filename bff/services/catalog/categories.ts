import type { Breadcrumb } from '#schema/generated/types.ts'
import type { CatalogCategory, CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import {
  breadcrumbs,
  type CategoryKey,
  childCategories,
  findCategories,
  findCategory,
  menuEntries,
  productBreadcrumbs,
} from '../../domain/catalog/category-tree.ts'
import { MESSAGES } from '../../domain/messages/log-messages.ts'
import { categoryUrl } from '../../domain/urls/category-url.ts'
import type { PictureModel } from '../products/models.ts'
import { urlSettings } from '../products/url-settings.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** The active category with this key; logs a missing category. */
export async function activeCategory(key: CategoryKey, scope: RequestScope): Promise<CatalogCategory | null> {
  const category = findCategory(await scope.store.categories(), key)
  if (!category) scope.log.debug({ key }, MESSAGES.categoryEmpty)
  return addTags(category, scope)
}

export async function loadMenu(scope: RequestScope): Promise<readonly CatalogCategory[]> {
  scope.cacheTags.menu()
  const tree = await scope.store.categories()
  return addTags(menuEntries(tree, tree.rootId), scope)
}

export const loadMenuEntries = async (id: string, scope: RequestScope): Promise<readonly CatalogCategory[]> =>
  addTags(menuEntries(await scope.store.categories(), id), scope)

export const loadSubcategories = async (id: string, scope: RequestScope): Promise<readonly CatalogCategory[]> =>
  addTags(childCategories(await scope.store.categories(), id), scope)

/** The path from the top level down to the category, inclusive. */
export const loadBreadcrumbs = async (categoryId: string, scope: RequestScope): Promise<readonly Breadcrumb[]> =>
  breadcrumbLinks(breadcrumbs(await scope.store.categories(), categoryId), scope)

/** The active categories of a product, deepest last. */
export const categoriesOfProduct = async (product: CatalogProduct, scope: RequestScope): Promise<readonly CatalogCategory[]> =>
  addTags(findCategories(await scope.store.categories(), product), scope)

export const breadcrumbsOfProduct = async (product: CatalogProduct, scope: RequestScope): Promise<readonly Breadcrumb[]> =>
  breadcrumbLinks(productBreadcrumbs(await scope.store.categories(), product), scope)

export const urlOfCategory = (category: CatalogCategory, scope: RequestScope): string => categoryUrl(category, urlSettings(scope))

export const pictureOfCategory = ({ image, name }: CatalogCategory): PictureModel | null =>
  image === null ? null : { path: image, alt: name }

function breadcrumbLinks(way: readonly CatalogCategory[], scope: RequestScope): readonly Breadcrumb[] {
  return addTags(way, scope).map((step) => ({ name: step.name, url: urlOfCategory(step, scope) }))
}

/** Adds the cache tags of the categories in a response. */
export function addTags<Categories extends CatalogCategory | readonly CatalogCategory[] | null>(
  categories: Categories,
  { cacheTags }: Pick<RequestScope, 'cacheTags'>,
): Categories {
  for (const { id } of categories === null ? [] : [categories].flat()) cacheTags.category(id)
  return categories
}
