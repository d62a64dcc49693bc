// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { OrderPlaceMutation, OrderPlaceMutationVariables } from '../operation-types.ts'

export const OrderPlaceDocument: MutationOperation<OrderPlaceMutation, OrderPlaceMutationVariables> = { id: 'sha256:4b43ee5ffaa0efd7ee2aec567a80b03a51c201306c0cd73cf2e6a9ea4bce58ea', name: 'OrderPlace', kind: 'mutation' }
