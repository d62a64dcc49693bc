import { addLines, removeLines, updateLines } from '../../../services/cart/change/change-lines.ts'
import { applyCoupon, removeCoupon } from '../../../services/cart/coupon.ts'
import { cartPaymentMethods, cartShippingMethods, countryError, setShipping } from '../../../services/cart/delivery.ts'
import { goesWith } from '../../../services/cart/goes-with.ts'
import { goodsDelivery } from '../../../services/cart/goods-delivery.ts'
import { readCart } from '../../../services/cart/read.ts'
import { syncCart } from '../../../services/cart/sync/sync.ts'
import { badInput } from '../../errors/codes.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { productSelection } from '../catalog/selection.ts'
import { lineSelection } from './line-selection.ts'

export const cart: Resolvers = {
  Query: {
    cart: (_parent, _args, scope, info) => readCart(lineSelection(info), scope),
    cartShippingMethods: (_parent, { address }, scope) => {
      const error = countryError(address ?? {}, 'address', scope)
      if (error) throw badInput('address', error.message)
      return cartShippingMethods(address ?? {}, scope)
    },
    goodsDelivery: (_parent, { input }, scope) => goodsDelivery(input.lines, input.address ?? {}, scope),
    cartPaymentMethods: (_parent, _args, scope) => cartPaymentMethods(scope),
  },
  Mutation: {
    cartSync: (_parent, { input }, scope, info) => syncCart(input, lineSelection(info, 'cart'), scope),
    cartLinesAdd: (_parent, { input }, scope, info) => addLines(input, lineSelection(info, 'cart'), scope),
    cartLinesUpdate: (_parent, { input }, scope, info) => updateLines(input, lineSelection(info, 'cart'), scope),
    cartLinesRemove: (_parent, { input }, scope, info) => removeLines(input, lineSelection(info, 'cart'), scope),
    cartCouponApply: (_parent, { input }, scope, info) => applyCoupon(input.code, lineSelection(info, 'cart'), scope),
    cartShippingSet: (_parent, { input }, scope, info) => setShipping(input, lineSelection(info, 'cart'), scope),
    cartCouponRemove: (_parent, _args, scope, info) => removeCoupon(lineSelection(info, 'cart'), scope),
  },
  CartSyncPayload: {
    goesWith: ({ cart }, { sku }, scope, info) => (sku ? goesWith(sku, cart ?? null, productSelection(info), scope) : []),
  },
}
