// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordCreateMutation, PasswordCreateMutationVariables } from '../operation-types.ts'

export const PasswordCreateDocument: MutationOperation<PasswordCreateMutation, PasswordCreateMutationVariables> = { id: 'sha256:03becc1638d018a8b9f7b25c4c8d4c82f7b1cacffb972b633eacb1805e10135d', name: 'PasswordCreate', kind: 'mutation' }
