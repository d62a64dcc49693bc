// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { OrderPlaceMutation, OrderPlaceMutationVariables } from '../operation-types.ts'

export const OrderPlaceDocument: MutationOperation<OrderPlaceMutation, OrderPlaceMutationVariables> = { id: 'sha256:3c723457d33af71bbf0e6d5e4d2e24930f8fb085e0dea1156318107fcbba3e9a', name: 'OrderPlace', kind: 'mutation' }
