// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:41a39c29af5dd85fb7d531bbbaa6c5db061881ae988b43da5ceb3dec1bade8b4', name: 'Dispatch' }
