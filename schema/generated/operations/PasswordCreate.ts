// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordCreateMutation, PasswordCreateMutationVariables } from '../operation-types.ts'

export const PasswordCreateDocument: MutationOperation<PasswordCreateMutation, PasswordCreateMutationVariables> = { id: 'sha256:cbf741558b0891646ed9a1f0683b2b26adaae97c125a4d69318b1ca58ce0f234', name: 'PasswordCreate', kind: 'mutation' }
