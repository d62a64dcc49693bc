// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { DispatchQuery, DispatchQueryVariables } from '../operation-types.ts'

export const DispatchDocument: Operation<DispatchQuery, DispatchQueryVariables> = { id: 'sha256:b0ab4d6513dcdec4146d0a35f361090d23d92998d9beda2a9dfdcd50ba7878c1', name: 'Dispatch' }
