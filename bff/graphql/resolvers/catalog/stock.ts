import { stocksOfSkus } from '../../../services/availability/stock-by-sku.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkKeys } from './page.ts'

export const stock: Resolvers = {
  Query: { stock: (_parent, { skus }, scope) => stocksOfSkus(checkKeys('skus', skus), scope) },
}
