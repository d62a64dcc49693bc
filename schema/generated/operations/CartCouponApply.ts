// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponApplyMutation, CartCouponApplyMutationVariables } from '../operation-types.ts'

export const CartCouponApplyDocument: MutationOperation<CartCouponApplyMutation, CartCouponApplyMutationVariables> = { id: 'sha256:35992fbd10a9762e2eabf621a5b211626f9ffc69a4f06a36319e59bd6dbc8100', name: 'CartCouponApply', kind: 'mutation' }
