// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ShellQuery, ShellQueryVariables } from '../operation-types.ts'

export const ShellDocument: Operation<ShellQuery, ShellQueryVariables> = { id: 'sha256:1dd9e1a05e39f07046b59fd0c555cf22998984bf4c1b4da615267c60e112a735', name: 'Shell' }
