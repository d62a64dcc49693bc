// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponApplyMutation, CartCouponApplyMutationVariables } from '../operation-types.ts'

export const CartCouponApplyDocument: MutationOperation<CartCouponApplyMutation, CartCouponApplyMutationVariables> = { id: 'sha256:7d593c7f4e4baa9e12dedf75a96ac8434e9d43761da3ad7d9e3ccfed1f5b912d', name: 'CartCouponApply', kind: 'mutation' }
