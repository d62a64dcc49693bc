// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartSyncMutation, CartSyncMutationVariables } from '../operation-types.ts'

export const CartSyncDocument: MutationOperation<CartSyncMutation, CartSyncMutationVariables> = { id: 'sha256:cfa21676d79ee557e56f46b2c88c707d0152a6ba4bd728cf0aedea2e4f494c91', name: 'CartSync', kind: 'mutation' }
