// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ShellQuery, ShellQueryVariables } from '../operation-types.ts'

export const ShellDocument: Operation<ShellQuery, ShellQueryVariables> = { id: 'sha256:b4b6580b4f8689fd579dfb4e990102a8cd23cf410edafd2e53141d02229a7cdb', name: 'Shell' }
