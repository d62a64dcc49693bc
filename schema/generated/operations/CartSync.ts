// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartSyncMutation, CartSyncMutationVariables } from '../operation-types.ts'

export const CartSyncDocument: MutationOperation<CartSyncMutation, CartSyncMutationVariables> = { id: 'sha256:0230607cfa46a815ef147d26d0b398b9881bdf30b8e665954a0be441956d8bb2', name: 'CartSync', kind: 'mutation' }
