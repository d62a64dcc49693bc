// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordChangeMutation, PasswordChangeMutationVariables } from '../operation-types.ts'

export const PasswordChangeDocument: MutationOperation<PasswordChangeMutation, PasswordChangeMutationVariables> = { id: 'sha256:cb32ae07914b4d9803422a3f5d726be9a6cf014d9de43a1df838d5c431505834', name: 'PasswordChange', kind: 'mutation' }
