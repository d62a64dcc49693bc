import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { stocksOf } from '../../../services/availability/stock.ts'
import { badInput } from '../../errors/codes.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

export const stock: Resolvers = {
  Query: {
    stock: (_parent, { skus }, scope) => {
      if (skus.length > GRAPHQL_LIMITS.skus) throw badInput(`Stock is told for at most ${GRAPHQL_LIMITS.skus} skus at once.`)
      return stocksOf(
        skus.map((sku) => ({ sku, stock: null })),
        scope,
      )
    },
  },
}
