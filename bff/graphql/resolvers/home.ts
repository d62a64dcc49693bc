import type { GraphQLResolveInfo } from 'graphql'
import { type HomeList, homeListRequest } from '../../domain/search/lookup-query.ts'
import type { ProductModel } from '../../services/catalog/models.ts'
import { productModels, wantedOf } from '../../services/catalog/product-models.ts'
import { readBanners } from '../../services/content/banners.ts'
import type { GraphqlContext } from '../../services/request-scope.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const home: Resolvers = {
  Query: { home: (_parent, _args, { config, storeView, log }) => readBanners(config.shop.bannersDirectory, storeView.code, log) },
  Home: {
    newProducts: (_home, _args, context, info) => homeList('new', context, info),
    bestSellers: (_home, _args, context, info) => homeList('best', context, info),
    specialOffers: (_home, _args, context, info) => homeList('offers', context, info),
  },
}

/** @source HOME-2 to HOME-4 */
async function homeList(
  list: HomeList,
  context: GraphqlContext,
  info: GraphQLResolveInfo | undefined,
): Promise<readonly ProductModel[]> {
  const { platform, config, storeView, read, cacheTags } = context
  const { items } = await platform.products(storeView, homeListRequest(list, config.catalog), read)
  for (const { id } of items) cacheTags.product(id)
  return productModels(items, wantedOf(info), context)
}
