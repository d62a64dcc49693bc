// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponApplyMutation, CartCouponApplyMutationVariables } from '../operation-types.ts'

export const CartCouponApplyDocument: MutationOperation<CartCouponApplyMutation, CartCouponApplyMutationVariables> = { id: 'sha256:b832b81a41a37a0dd3c1512316d0c1ba7080d74b369d07435afd3d8a08c1d3c8', name: 'CartCouponApply', kind: 'mutation' }
