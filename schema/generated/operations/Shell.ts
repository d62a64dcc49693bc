// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ShellQuery, ShellQueryVariables } from '../operation-types.ts'

export const ShellDocument: Operation<ShellQuery, ShellQueryVariables> = { id: 'sha256:cc921beadbc2cb4ce0b63cfee79fd7e4928b26cc72bfc03e37c140fb9376813a', name: 'Shell' }
