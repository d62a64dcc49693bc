// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartShippingSetMutation, CartShippingSetMutationVariables } from '../operation-types.ts'

export const CartShippingSetDocument: MutationOperation<CartShippingSetMutation, CartShippingSetMutationVariables> = { id: 'sha256:65df1b033fd02627886e1b838d29552b2185a49613d3ebaf73213412f678eb2a', name: 'CartShippingSet', kind: 'mutation' }
