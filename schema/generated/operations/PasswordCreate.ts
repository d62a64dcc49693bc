// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordCreateMutation, PasswordCreateMutationVariables } from '../operation-types.ts'

export const PasswordCreateDocument: MutationOperation<PasswordCreateMutation, PasswordCreateMutationVariables> = { id: 'sha256:962797929ab143a76aff487d029480c372ad27a9343e1c3acf4542a8d3c8f8b3', name: 'PasswordCreate', kind: 'mutation' }
