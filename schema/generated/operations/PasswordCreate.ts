// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordCreateMutation, PasswordCreateMutationVariables } from '../operation-types.ts'

export const PasswordCreateDocument: MutationOperation<PasswordCreateMutation, PasswordCreateMutationVariables> = { id: 'sha256:47e7cc319bd963845fd80499eb7ca1ce83cd4bc2eb39f6f8a891f766ae56aefc', name: 'PasswordCreate', kind: 'mutation' }
