// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ShellQuery, ShellQueryVariables } from '../operation-types.ts'

export const ShellDocument: Operation<ShellQuery, ShellQueryVariables> = { id: 'sha256:778dc7820fc49c620987952b4059118f0ae5dd9ef4ff04fec4ab1ffe3d2f5bf8', name: 'Shell' }
