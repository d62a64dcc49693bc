import type { Breadcrumb } from '#schema/generated/types.ts'
import type { CatalogCategory } from '../../domain/catalog/catalog.types.ts'
import { type CategoryKey, findCategory } from '../../domain/catalog/category-tree.ts'
import { MESSAGES } from '../../domain/messages.ts'
import { categoryUrl } from '../../domain/urls/category-url.ts'
import type { RequestScope } from '../request-scope.ts'
import { urlSettings } from '../urls/url-settings.ts'

/** The active category that a key names; that there is none is logged in the shop's words. */
export async function activeCategory(key: CategoryKey, scope: RequestScope): Promise<CatalogCategory | null> {
  const category = findCategory(await scope.store.categories(), key)
  if (!category) scope.log.debug({ key }, MESSAGES.categoryEmpty)
  return tagged(category, scope)
}

export function breadcrumbLinks(way: readonly CatalogCategory[], scope: RequestScope): readonly Breadcrumb[] {
  return way.map((step) => ({ name: step.name, url: categoryUrl(step, urlSettings(scope)) }))
}

/** Notes the categories a response shows. */
export function tagged<Categories extends CatalogCategory | readonly CatalogCategory[] | null>(
  categories: Categories,
  { cacheTags }: Pick<RequestScope, 'cacheTags'>,
): Categories {
  for (const { id } of categories === null ? [] : [categories].flat()) cacheTags.category(id)
  return categories
}
