import type { CatalogCategory } from '../../domain/catalog/catalog.types.ts'
import { breadcrumbs, childrenOf, menu } from '../../domain/catalog/category-tree.ts'
import { categoryUrl } from '../../domain/urls/category-url.ts'
import { activeCategory, breadcrumbLinks, tagged } from '../../services/catalog/categories.ts'
import { cleanHtml } from '../../services/content/html.ts'
import { listing } from '../../services/listing/listing.ts'
import { memoize } from '../../services/memoize.ts'
import { urlSettings } from '../../services/urls/url-settings.ts'
import { badInput } from '../errors/codes.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { selects } from './selection.ts'

export const category: Resolvers = {
  Query: {
    category: async (_parent, { id, urlPath, urlKey, slug }, scope) => {
      const given = [id, urlPath, urlKey, slug].filter((key) => key !== null && key !== undefined)
      if (given.length !== 1) throw badInput('Please give exactly one of id, urlPath, urlKey and slug.')
      return activeCategory({ id, urlPath, urlKey, slug }, scope)
    },
    menu: async (_parent, _args, scope) => tagged(menu(await scope.store.categories()), scope),
    breadcrumbs: async (_parent, { categoryId }, scope) =>
      breadcrumbLinks(breadcrumbs(await scope.store.categories(), categoryId), scope),
  },
  Category: {
    url: (parent, _args, scope) => categoryUrl(parent, urlSettings(scope)),
    level: async ({ id }, _args, { store }) => breadcrumbs(await store.categories(), id).length,
    description: (parent) => descriptionOf(parent),
    picture: ({ image, name }) => (image === null ? null : { path: image, alt: name }),
    children: async ({ id }, _args, scope) => tagged(childrenOf(await scope.store.categories(), id), scope),
    breadcrumbs: async ({ id }, _args, scope) => breadcrumbLinks(breadcrumbs(await scope.store.categories(), id), scope),
    products: ({ id }, args, scope, info) => listing({ ...args, categoryId: id, withFacets: selects(info, 'facets') }, scope),
  },
}

const descriptionOf = memoize(({ description }: CatalogCategory) => (description ? cleanHtml(description) || null : null))
