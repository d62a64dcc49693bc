// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:84902d9cae0f5d6234a5e3f1347b40b84c373c7c908237de9d849640efba5119', name: 'Dispatch' }
