// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:18376339ea9aa331cce907ecf485a3e0e3f6a7b8b7d4e71bf669558924caa9b4', name: 'Dispatch' }
