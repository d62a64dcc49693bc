// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartShippingSetMutation, CartShippingSetMutationVariables } from '../operation-types.ts'

export const CartShippingSetDocument: MutationOperation<CartShippingSetMutation, CartShippingSetMutationVariables> = { id: 'sha256:a6ea83b68f5424445c3dc9083fa2cada12103f1476726cd614f2b11c1e197b8e', name: 'CartShippingSet', kind: 'mutation' }
