// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordCreateMutation, PasswordCreateMutationVariables } from '../operation-types.ts'

export const PasswordCreateDocument: MutationOperation<PasswordCreateMutation, PasswordCreateMutationVariables> = { id: 'sha256:3a0b767e3df12f9c18bb52d8f701263df1cfbaddb80d2b737dc16769b8763f6e', name: 'PasswordCreate', kind: 'mutation' }
