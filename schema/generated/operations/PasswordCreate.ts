// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordCreateMutation, PasswordCreateMutationVariables } from '../operation-types.ts'

export const PasswordCreateDocument: MutationOperation<PasswordCreateMutation, PasswordCreateMutationVariables> = { id: 'sha256:1dd401f412cfb17c393fc9b3dd656f37d8a8dc4c7edabc831fc612b932254702', name: 'PasswordCreate', kind: 'mutation' }
