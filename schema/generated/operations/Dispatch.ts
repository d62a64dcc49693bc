// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:f056c5fd988df53aeb6557f4d90484e2c9db88e9a396ffd6786e3f5f3925c618', name: 'Dispatch' }
