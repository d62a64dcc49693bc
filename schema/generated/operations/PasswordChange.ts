// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordChangeMutation, PasswordChangeMutationVariables } from '../operation-types.ts'

export const PasswordChangeDocument: MutationOperation<PasswordChangeMutation, PasswordChangeMutationVariables> = { id: 'sha256:fcc910c34df261cf40466ee495aeecc1b0a78841e8e65d75b7adc1cc25fb37e1', name: 'PasswordChange', kind: 'mutation' }
