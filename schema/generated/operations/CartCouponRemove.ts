// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponRemoveMutation, CartCouponRemoveMutationVariables } from '../operation-types.ts'

export const CartCouponRemoveDocument: MutationOperation<CartCouponRemoveMutation, CartCouponRemoveMutationVariables> = { id: 'sha256:7392055bb7cb9efccaca961c396865ed4265c53cc2f75e028f39e55a9d2452c7', name: 'CartCouponRemove', kind: 'mutation' }
