// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { OrderOutcomeMutation, OrderOutcomeMutationVariables } from '../operation-types.ts'

export const OrderOutcomeDocument: MutationOperation<OrderOutcomeMutation, OrderOutcomeMutationVariables> = { id: 'sha256:40ee83daa67f945c1b4e7120fc13bb4fd25d78759efc43e16cb6860d2c3ed04d', name: 'OrderOutcome', kind: 'mutation' }
