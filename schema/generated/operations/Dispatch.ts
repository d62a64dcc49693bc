// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:3e33e33dac9d5f004e718254c83e41c0023e7229f90305707bfa19fcdef0e415', name: 'Dispatch' }
