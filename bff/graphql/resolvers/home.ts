import type { GraphQLResolveInfo } from 'graphql'
import { type HomeList, homeListRequest } from '../../domain/search/lookup-query.ts'
import type { ProductModel } from '../../services/catalog/models.ts'
import { productModels } from '../../services/catalog/product-models.ts'
import { readBanners } from '../../services/content/banners.ts'
import type { RequestScope } from '../../services/request-scope.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { productSelection } from './selection.ts'

export const home: Resolvers = {
  Query: { home: (_parent, _args, { config, storeView, log }) => readBanners(config.shop.bannersDirectory, storeView.code, log) },
  Home: {
    newProducts: (_home, _args, scope, info) => homeList('new', scope, info),
    bestSellers: (_home, _args, scope, info) => homeList('best', scope, info),
    specialOffers: (_home, _args, scope, info) => homeList('offers', scope, info),
  },
}

/** @source HOME-2 to HOME-4 */
async function homeList(
  list: HomeList,
  scope: RequestScope,
  info: GraphQLResolveInfo | undefined,
): Promise<readonly ProductModel[]> {
  const { platform, config, storeView, read, cacheTags } = scope
  const { items } = await platform.products(storeView, homeListRequest(list, config.catalog), read)
  for (const { id } of items) cacheTags.product(id)
  return productModels(items, productSelection(info), scope)
}
