// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { OrderPlaceMutation, OrderPlaceMutationVariables } from '../operation-types.ts'

export const OrderPlaceDocument: MutationOperation<OrderPlaceMutation, OrderPlaceMutationVariables> = { id: 'sha256:df9312d927cfc04151e53d4fe450cfe3e4f082075731a708107d106bbb14abac', name: 'OrderPlace', kind: 'mutation' }
