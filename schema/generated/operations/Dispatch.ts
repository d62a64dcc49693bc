// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:d7d651ef53bf4370fa6d44d6d0e1ae87cdf24a91288cbdb3800b7e8be6fa20cb', name: 'Dispatch' }
