// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartSyncMutation, CartSyncMutationVariables } from '../operation-types.ts'

export const CartSyncDocument: MutationOperation<CartSyncMutation, CartSyncMutationVariables> = { id: 'sha256:779b9fcb7b431852313b21ddd483b011fdee102625ba057ecb53f3669958a330', name: 'CartSync', kind: 'mutation' }
