// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { OrderPlaceMutation, OrderPlaceMutationVariables } from '../operation-types.ts'

export const OrderPlaceDocument: MutationOperation<OrderPlaceMutation, OrderPlaceMutationVariables> = { id: 'sha256:af3efd4bf0e6ecf7b2b1285c92e9f3597d53d71c633e36dd0238116460e1419d', name: 'OrderPlace', kind: 'mutation' }
