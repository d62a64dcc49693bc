// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operations.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:02c2bc4c9cf6439e5ce0c9c9db89b865fac011e63d2be4751b73d170d026941e', name: 'Dispatch' }
