// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { OrderPlaceMutation, OrderPlaceMutationVariables } from '../operation-types.ts'

export const OrderPlaceDocument: MutationOperation<OrderPlaceMutation, OrderPlaceMutationVariables> = { id: 'sha256:8e76e149617c08444db11bd690d9aaa2e9378bd44edc8ee755a52ff6b3206969', name: 'OrderPlace', kind: 'mutation' }
