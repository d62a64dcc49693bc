// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordCreateMutation, PasswordCreateMutationVariables } from '../operation-types.ts'

export const PasswordCreateDocument: MutationOperation<PasswordCreateMutation, PasswordCreateMutationVariables> = { id: 'sha256:19140b3979bb4697e71b1458a57322b4b4e25d24cd30cfa2638cb9a77ba0d0fa', name: 'PasswordCreate', kind: 'mutation' }
