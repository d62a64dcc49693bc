// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponApplyMutation, CartCouponApplyMutationVariables } from '../operation-types.ts'

export const CartCouponApplyDocument: MutationOperation<CartCouponApplyMutation, CartCouponApplyMutationVariables> = { id: 'sha256:8fcec96eba87e5521957a6364c04db564ce10bdcd79d696974e943061f09bd36', name: 'CartCouponApply', kind: 'mutation' }
