import type { Breadcrumb } from '#schema/generated/types.ts'
import type { CatalogCategory } from '../../domain/catalog/catalog.types.ts'
import { breadcrumbs, type CategoryKey, childrenOf, findCategory, menu } from '../../domain/catalog/category-tree.ts'
import { MESSAGES } from '../../domain/messages.ts'
import { categoryUrl } from '../../domain/urls/category-url.ts'
import { cleanHtml } from '../../services/content/html.ts'
import { listing } from '../../services/listing/listing.ts'
import { rememberedBy } from '../../services/memoize.ts'
import type { GraphqlContext } from '../../services/request-scope.ts'
import { urlSettings } from '../../services/urls/url-settings.ts'
import { badInput } from '../errors/codes.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { selects } from './selection.ts'

export const category: Resolvers = {
  Query: {
    category: async (_parent, { id, urlPath, urlKey, slug }, context) => {
      const given = [id, urlPath, urlKey, slug].filter((key) => key !== null && key !== undefined)
      if (given.length !== 1) throw badInput('Please give exactly one of id, urlPath, urlKey and slug.')
      return shelfOf({ id, urlPath, urlKey, slug }, context)
    },
    menu: async (_parent, _args, context) => tagged(menu(await context.store.categories()), context),
    breadcrumbs: async (_parent, { categoryId }, context) =>
      breadcrumbLinks(breadcrumbs(await context.store.categories(), categoryId), context),
  },
  Category: {
    url: (shelf, _args, context) => categoryUrl(shelf, urlSettings(context)),
    level: async ({ id }, _args, { store }) => breadcrumbs(await store.categories(), id).length,
    description: (shelf) => descriptionOf(shelf),
    picture: ({ image, name }) => (image === null ? null : { path: image, alt: name }),
    children: async ({ id }, _args, context) => tagged(childrenOf(await context.store.categories(), id), context),
    breadcrumbs: async ({ id }, _args, context) => breadcrumbLinks(breadcrumbs(await context.store.categories(), id), context),
    products: ({ id }, args, context, info) => listing({ ...args, categoryId: id, withFacets: selects(info, 'facets') }, context),
  },
}

/** The active category that a key names; that there is none is logged in the shop's words. */
export async function shelfOf(key: CategoryKey, context: GraphqlContext): Promise<CatalogCategory | null> {
  const shelf = findCategory(await context.store.categories(), key)
  if (!shelf) context.log.debug({ key }, MESSAGES.categoryEmpty)
  return tagged(shelf, context)
}

export function breadcrumbLinks(way: readonly CatalogCategory[], context: GraphqlContext): readonly Breadcrumb[] {
  return way.map((step) => ({ name: step.name, url: categoryUrl(step, urlSettings(context)) }))
}

/** Notes the categories an answer shows. */
export function tagged<Shown extends CatalogCategory | readonly CatalogCategory[] | null>(
  shown: Shown,
  { cacheTags }: Pick<GraphqlContext, 'cacheTags'>,
): Shown {
  for (const { id } of shown === null ? [] : [shown].flat()) cacheTags.category(id)
  return shown
}

const descriptionOf = rememberedBy(({ description }: CatalogCategory) => (description ? cleanHtml(description) || null : null))
