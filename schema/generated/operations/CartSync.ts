// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartSyncMutation, CartSyncMutationVariables } from '../operation-types.ts'

export const CartSyncDocument: MutationOperation<CartSyncMutation, CartSyncMutationVariables> = { id: 'sha256:21efa089e2f6e9b656e8a46ebf9f19286095d6689332f1a69dd823dec3ad1f82', name: 'CartSync', kind: 'mutation' }
