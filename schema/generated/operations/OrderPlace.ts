// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { OrderPlaceMutation, OrderPlaceMutationVariables } from '../operation-types.ts'

export const OrderPlaceDocument: MutationOperation<OrderPlaceMutation, OrderPlaceMutationVariables> = { id: 'sha256:a707f0811b2fb2e9c1b37bb22f55878a88c3debb8f4b9d4678227623bbd29e3b', name: 'OrderPlace', kind: 'mutation' }
