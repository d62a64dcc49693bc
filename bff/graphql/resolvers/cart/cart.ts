import type { GraphQLResolveInfo } from 'graphql'
import { applyCoupon, removeCoupon } from '../../../services/cart/coupon.ts'
import type { LineSelection } from '../../../services/cart/line-model.ts'
import { readCart } from '../../../services/cart/read.ts'
import { syncCart } from '../../../services/cart/sync.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { productSelection, selects } from '../catalog/selection.ts'

export const cart: Resolvers = {
  Query: {
    cart: (_parent, _args, scope, info) => readCart(lineSelection(info), scope),
  },
  Mutation: {
    cartSync: (_parent, { input }, scope, info) => syncCart(input, lineSelection(info, 'cart'), scope),
    cartCouponApply: (_parent, { input }, scope, info) => applyCoupon(input.code, lineSelection(info, 'cart'), scope),
    cartCouponRemove: (_parent, _args, scope, info) => removeCoupon(lineSelection(info, 'cart'), scope),
  },
}

/** @param path to the cart, from the field that is being resolved */
function lineSelection(info: GraphQLResolveInfo | undefined, ...path: readonly string[]): LineSelection {
  const product = [...path, 'lines', 'product']
  return {
    stock: selects(info, ...path, 'lines', 'stock'),
    product: selects(info, ...product) ? productSelection(info, ...product) : null,
  }
}
