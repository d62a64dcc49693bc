import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { lookUpSkus } from '../../domain/products/lookups-by-sku.ts'
import { listedBySkuRequest } from '../../domain/search/lookup-query.ts'
import { productModels } from '../../services/catalog/product-models.ts'
import { badInput } from '../errors/codes.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { productSelection } from './selection.ts'

export const productsBySku: Resolvers = {
  Query: {
    productsBySku: async (_parent, { skus }, scope, info) => {
      const { platform, config, storeView, read, cacheTags } = scope
      if (skus.length > GRAPHQL_LIMITS.skus) throw badInput(`Products are told for at most ${GRAPHQL_LIMITS.skus} skus at once.`)
      if (skus.length === 0) return []
      const { items } = await platform.products(storeView, listedBySkuRequest(skus), read)
      const places = lookUpSkus(skus, items, config.catalog.preventChildAccess)
      const selection = productSelection(info, 'product')
      const models = await productModels(
        places.map(({ product }) => product),
        selection,
        scope,
      )
      return places.flatMap(({ sku, product, childSku }, i) => {
        const model = models[i]
        cacheTags.product(product.id)
        return model ? { sku, product: { ...model, childSku } } : []
      })
    },
  },
}
