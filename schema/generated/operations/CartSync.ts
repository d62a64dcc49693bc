// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartSyncMutation, CartSyncMutationVariables } from '../operation-types.ts'

export const CartSyncDocument: MutationOperation<CartSyncMutation, CartSyncMutationVariables> = { id: 'sha256:90d2632728f5e17d1325a8c38df38e2dc4be72655204eef352845aa60678a450', name: 'CartSync', kind: 'mutation' }
