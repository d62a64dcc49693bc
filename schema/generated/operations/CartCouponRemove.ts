// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponRemoveMutation, CartCouponRemoveMutationVariables } from '../operation-types.ts'

export const CartCouponRemoveDocument: MutationOperation<CartCouponRemoveMutation, CartCouponRemoveMutationVariables> = { id: 'sha256:3d7132d05b23210ffb5c5a718603bba0c921d4dc62d305756504a206adfd1734', name: 'CartCouponRemove', kind: 'mutation' }
