// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:f3f67a366db424dcf3ec5b057bc5b4b6aaeb3351a11cefe64472771317f451e1', name: 'Dispatch' }
