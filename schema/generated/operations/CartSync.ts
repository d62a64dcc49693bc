// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartSyncMutation, CartSyncMutationVariables } from '../operation-types.ts'

export const CartSyncDocument: MutationOperation<CartSyncMutation, CartSyncMutationVariables> = { id: 'sha256:10b19a25dc61d24f2dd069836ea8915b5ed2863365f04b1b87af6042fa670185', name: 'CartSync', kind: 'mutation' }
