// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordCreateMutation, PasswordCreateMutationVariables } from '../operation-types.ts'

export const PasswordCreateDocument: MutationOperation<PasswordCreateMutation, PasswordCreateMutationVariables> = { id: 'sha256:1b53d769daab6d2b188e9b9c4dfba432ff5c616a2eb5bc56f6ee0b1d7bf2aa02', name: 'PasswordCreate', kind: 'mutation' }
