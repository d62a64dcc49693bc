// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:3b9d2ce0b364bab33f53a646c6bb874bec4c1eba4e4a79c05de9e49a2c6bc5a3', name: 'Dispatch' }
