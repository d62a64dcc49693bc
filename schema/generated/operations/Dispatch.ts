// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:296fbed2fbdd3c093f29c1fb19f3a612067950d6898d00d8bb6edd50eb27cf70', name: 'Dispatch' }
