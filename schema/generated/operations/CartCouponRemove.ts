// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartCouponRemoveMutation, CartCouponRemoveMutationVariables } from '../operation-types.ts'

export const CartCouponRemoveDocument: MutationOperation<CartCouponRemoveMutation, CartCouponRemoveMutationVariables> = { id: 'sha256:dd7c5ad47d6021e0b9010b4050b07a11ab9bd443d8d6077738f77ac90575b0bd', name: 'CartCouponRemove', kind: 'mutation' }
