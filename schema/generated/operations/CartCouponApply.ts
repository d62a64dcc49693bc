// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponApplyMutation, CartCouponApplyMutationVariables } from '../operation-types.ts'

export const CartCouponApplyDocument: MutationOperation<CartCouponApplyMutation, CartCouponApplyMutationVariables> = { id: 'sha256:1e7a1552ddbd41058f0227d53112d661842741bad247ac661b1f342cefa4cb33', name: 'CartCouponApply', kind: 'mutation' }
