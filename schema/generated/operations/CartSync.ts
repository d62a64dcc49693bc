// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartSyncMutation, CartSyncMutationVariables } from '../operation-types.ts'

export const CartSyncDocument: MutationOperation<CartSyncMutation, CartSyncMutationVariables> = { id: 'sha256:27a54f6ef7e56ce08403a012131751a14258195c9261d7a92dacb881fa6b0a5a', name: 'CartSync', kind: 'mutation' }
