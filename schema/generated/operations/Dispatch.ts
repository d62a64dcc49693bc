// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operations.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:7c2bf28ffd044261ff1f57439e5d43eda3f87e5342f3763c13976c2b5141e181', name: 'Dispatch' }
