// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { OrderPlaceMutation, OrderPlaceMutationVariables } from '../operation-types.ts'

export const OrderPlaceDocument: MutationOperation<OrderPlaceMutation, OrderPlaceMutationVariables> = { id: 'sha256:50fd8c857e3bb1ae72b1a7f335b9b77c82f9485df3b767782db96bd704f59c32', name: 'OrderPlace', kind: 'mutation' }
