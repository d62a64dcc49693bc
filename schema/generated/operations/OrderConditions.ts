// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { OrderConditionsQuery, OrderConditionsQueryVariables } from '../operation-types.ts'

export const OrderConditionsDocument: Operation<OrderConditionsQuery, OrderConditionsQueryVariables> = { id: 'sha256:385a6335c8ff2a4cc9ea831ae4cedbb5782b8e03f3e60f1dc7757b6eb1de4fff', name: 'OrderConditions' }
