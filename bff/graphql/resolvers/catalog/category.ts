import { breadcrumbs } from '../../../domain/catalog/category-tree.ts'
import { categoryDescription } from '../../../services/catalog/catalog-texts.ts'
import {
  activeCategory,
  loadBreadcrumbs,
  loadMenu,
  loadMenuEntries,
  loadSubcategories,
  pictureOfCategory,
  urlOfCategory,
} from '../../../services/catalog/categories.ts'
import { categoryBlocks } from '../../../services/content/placed-blocks.ts'
import { listing } from '../../../services/listing/product-listing.ts'
import { badInput } from '../../errors/codes.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listingArgs } from './products.ts'

export const category: Resolvers = {
  Query: {
    category: (_parent, { by }, scope) => {
      // Compiled queries do not enforce `@oneOf` on variables.
      if (Object.values(by).filter((key) => key !== null).length !== 1)
        throw badInput('by', 'Pass exactly one of id, urlPath, urlKey and slug.')
      return activeCategory(by, scope)
    },
    menu: (_parent, _args, scope) => loadMenu(scope),
    breadcrumbs: (_parent, { categoryId }, scope) => loadBreadcrumbs(categoryId, scope),
  },
  Category: {
    url: (parent, _args, scope) => urlOfCategory(parent, scope),
    productCount: ({ id }, _args, scope) => scope.productCountByCategory.load(id),
    // 1 for a top-level category.
    level: async ({ id }, _args, { store }) => breadcrumbs(await store.categories(), id).length,
    description: (parent) => categoryDescription(parent),
    picture: (parent) => pictureOfCategory(parent),
    children: ({ id }, _args, scope) => loadSubcategories(id, scope),
    menuEntries: ({ id }, _args, scope) => loadMenuEntries(id, scope),
    blocks: (parent, _args, scope) => categoryBlocks(parent, scope),
    breadcrumbs: ({ id }, _args, scope) => loadBreadcrumbs(id, scope),
    products: ({ id }, args, scope, info) => listing(listingArgs({ ...args, categoryId: id }, info), scope),
  },
}
