// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartShippingSetMutation, CartShippingSetMutationVariables } from '../operation-types.ts'

export const CartShippingSetDocument: MutationOperation<CartShippingSetMutation, CartShippingSetMutationVariables> = { id: 'sha256:e0ff0904cc251c13923dbbfa34416ed3f9da6d9c7d513b438f5de901e46fea14', name: 'CartShippingSet', kind: 'mutation' }
