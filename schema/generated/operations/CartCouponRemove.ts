// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponRemoveMutation, CartCouponRemoveMutationVariables } from '../operation-types.ts'

export const CartCouponRemoveDocument: MutationOperation<CartCouponRemoveMutation, CartCouponRemoveMutationVariables> = { id: 'sha256:17205dc8098ba4adc45de7d2f574467a7a3740f04810d59e55bd6a38303ada0e', name: 'CartCouponRemove', kind: 'mutation' }
