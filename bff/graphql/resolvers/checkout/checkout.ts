import { orderOutcome } from '../../../services/checkout/place/order-outcome.ts'
import { placeOrder } from '../../../services/checkout/place/place-order.ts'
import { checkoutReturn } from '../../../services/checkout/return.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { lineSelection } from '../cart/line-selection.ts'

export const checkout: Resolvers = {
  Mutation: {
    checkoutReturn: (_parent, { input }, scope) => checkoutReturn(input.deviceId, scope),
    orderOutcome: (_parent, { input }, scope) => orderOutcome(input, scope),
    orderPlace: (_parent, { input }, scope, info) => placeOrder(input, lineSelection(info, 'cart'), scope),
  },
}
