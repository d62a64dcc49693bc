// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartSyncMutation, CartSyncMutationVariables } from '../operation-types.ts'

export const CartSyncDocument: MutationOperation<CartSyncMutation, CartSyncMutationVariables> = { id: 'sha256:99d913a6e975d5da40ed03fe9b44781bbebdbe71c1e12a80dbf3839ce1cb441b', name: 'CartSync', kind: 'mutation' }
