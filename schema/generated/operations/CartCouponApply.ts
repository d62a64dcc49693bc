// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponApplyMutation, CartCouponApplyMutationVariables } from '../operation-types.ts'

export const CartCouponApplyDocument: MutationOperation<CartCouponApplyMutation, CartCouponApplyMutationVariables> = { id: 'sha256:170beb650e7345767b2670b3757d5ac9275a3be99a26b1227240f87ee0cac845', name: 'CartCouponApply', kind: 'mutation' }
