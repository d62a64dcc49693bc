import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { productModels } from '../../../services/catalog/product-models.ts'
import { productsOfSkus } from '../../../services/urls/product-lookup.ts'
import { badInput } from '../../errors/codes.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { productSelection } from './selection.ts'

export const productsBySku: Resolvers = {
  Query: {
    productsBySku: async (_parent, { skus }, scope, info) => {
      if (skus.length > GRAPHQL_LIMITS.skus) throw badInput(`Products are told for at most ${GRAPHQL_LIMITS.skus} skus at once.`)
      const lookups = await productsOfSkus(skus, scope)
      const products = lookups.map(({ product }) => product)
      const models = await productModels(products, productSelection(info, 'product'), scope)
      return lookups.flatMap(({ sku, childSku }, i) => {
        const model = models[i]
        return model ? { sku, product: { ...model, childSku } } : []
      })
    },
  },
}
