import { loadProductModel } from '../../services/catalog/product-models.ts'
import { redirectFromOtherView } from '../../services/urls/other-view.ts'
import { routeTarget } from '../../services/urls/route.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { productTypeName } from './catalog/product.ts'
import { productSelection } from './catalog/selection.ts'

export const route: Resolvers = {
  Query: {
    route: async (_parent, { path, childSku }, scope, info) => {
      const target = (await routeTarget(path, childSku ?? null, scope)) ?? (await redirectFromOtherView(path, scope))
      switch (target?.kind) {
        case 'product':
          return loadProductModel(target.product, productSelection(info), scope, target.childSku)
        case 'category':
          return target.category
        case 'content':
          return target.page
        case 'redirect':
          return target.redirect
        default:
          return null
      }
    },
  },
  Route: {
    __resolveType: (target) => {
      if ('location' in target) return 'Redirect'
      if ('product' in target) return productTypeName(target)
      return 'identifier' in target ? 'CmsPage' : 'Category'
    },
  },
}
