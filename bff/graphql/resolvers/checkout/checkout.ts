import { lastOrder } from '../../../services/checkout/place/last-order.ts'
import { toOrderKey } from '../../../services/checkout/place/order-key.ts'
import { orderOutcome } from '../../../services/checkout/place/order-outcome.ts'
import { placeOrder } from '../../../services/checkout/place/place-order.ts'
import { checkoutReturn } from '../../../services/checkout/return.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { lineSelection } from '../cart/line-selection.ts'
import { orderFact, outcomeFact } from './order-facts.ts'

export const checkout: Resolvers = {
  Query: {
    lastOrder: (_parent, _args, scope) => lastOrder(scope),
  },
  Mutation: {
    checkoutReturn: (_parent, { input }, scope) => checkoutReturn(input, scope),
    orderOutcome: async (_parent, { input: sent }, scope) => {
      const input = { ...sent, key: toOrderKey(sent.key) }
      const outcome = await orderOutcome(input, scope)
      const fact = outcomeFact(input.key, outcome)
      if (fact) scope.outcomes.happened(fact)
      return outcome
    },
    orderPlace: async (_parent, { input: sent }, scope, info) => {
      const input = { ...sent, key: toOrderKey(sent.key) }
      const result = await placeOrder(input, lineSelection(info, 'cart'), scope)
      scope.outcomes.happened(orderFact(input.key, result))
      return result
    },
  },
}
