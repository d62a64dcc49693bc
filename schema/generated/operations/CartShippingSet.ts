// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartShippingSetMutation, CartShippingSetMutationVariables } from '../operation-types.ts'

export const CartShippingSetDocument: MutationOperation<CartShippingSetMutation, CartShippingSetMutationVariables> = { id: 'sha256:8b86d442a5e5a65c5329900da36310a8def1b913a2bc6e048ca6beefb1d3df01', name: 'CartShippingSet', kind: 'mutation' }
