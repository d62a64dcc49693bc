// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CartShippingSetMutation, CartShippingSetMutationVariables } from '../operation-types.ts'

export const CartShippingSetDocument: MutationOperation<CartShippingSetMutation, CartShippingSetMutationVariables> = { id: 'sha256:f4bd9f152f717e41d71bf24dcd805665d2f1554754291472a45d57c0d631be75', name: 'CartShippingSet', kind: 'mutation' }
