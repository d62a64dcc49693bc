// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartSyncMutation, CartSyncMutationVariables } from '../operation-types.ts'

export const CartSyncDocument: MutationOperation<CartSyncMutation, CartSyncMutationVariables> = { id: 'sha256:e68581123783b3f8a88b3de4af643e32a455a1e78f8e35782740ebfc7f5b168c', name: 'CartSync', kind: 'mutation' }
