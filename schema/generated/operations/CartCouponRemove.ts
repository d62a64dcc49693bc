// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponRemoveMutation, CartCouponRemoveMutationVariables } from '../operation-types.ts'

export const CartCouponRemoveDocument: MutationOperation<CartCouponRemoveMutation, CartCouponRemoveMutationVariables> = { id: 'sha256:a53c37bdd4fbf3fd7303c94b2c7518a7faa7c5f324a948cc0e37fe3d2156a017', name: 'CartCouponRemove', kind: 'mutation' }
