// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:517b0c72f1f7c5589d38904d9713a61f4b0a5b89585984928ab8fa08d81d2e18', name: 'Dispatch' }
