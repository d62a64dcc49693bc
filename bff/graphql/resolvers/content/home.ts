import { productModels } from '../../../services/catalog/product-models.ts'
import { readBanners } from '../../../services/content/banners.ts'
import { homeList } from '../../../services/listing/home-lists.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { productSelection } from '../catalog/selection.ts'

export const home: Resolvers = {
  Query: { home: (_parent, _args, { config, storeView, log }) => readBanners(config.shop.bannersDirectory, storeView.code, log) },
  Home: {
    newProducts: async (_home, _args, scope, info) => productModels(await homeList('new', scope), productSelection(info), scope),
    bestSellers: async (_home, _args, scope, info) => productModels(await homeList('best', scope), productSelection(info), scope),
    specialOffers: async (_home, _args, scope, info) =>
      productModels(await homeList('offers', scope), productSelection(info), scope),
  },
}
