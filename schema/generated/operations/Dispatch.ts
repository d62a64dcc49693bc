// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:fe239fb55733afd7ecc36bbccf674b38e880ad1ab91c42474264343d40145bfc', name: 'Dispatch' }
