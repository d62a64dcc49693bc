// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { OrderOutcomeMutation, OrderOutcomeMutationVariables } from '../operation-types.ts'

export const OrderOutcomeDocument: MutationOperation<OrderOutcomeMutation, OrderOutcomeMutationVariables> = { id: 'sha256:b1aafa42ad2c9a4ddb9b3ffeaa94bd6a6d904902235d235e135cdf9ec3537f3b', name: 'OrderOutcome', kind: 'mutation' }
