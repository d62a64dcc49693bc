// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartShippingSetMutation, CartShippingSetMutationVariables } from '../operation-types.ts'

export const CartShippingSetDocument: MutationOperation<CartShippingSetMutation, CartShippingSetMutationVariables> = { id: 'sha256:daad22d31f91a3eb06f0edb2fe5ec45eef6b1cdd451ae8a59eb08f56aa8d1e07', name: 'CartShippingSet', kind: 'mutation' }
