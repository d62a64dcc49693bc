import { stocksOfSkus } from '../../../services/availability/stock-by-sku.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkedKeys } from './page.ts'

export const stock: Resolvers = {
  Query: { stock: (_parent, { skus }, scope) => stocksOfSkus(checkedKeys('skus', skus), scope) },
}
