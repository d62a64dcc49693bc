// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordCreateMutation, PasswordCreateMutationVariables } from '../operation-types.ts'

export const PasswordCreateDocument: MutationOperation<PasswordCreateMutation, PasswordCreateMutationVariables> = { id: 'sha256:6c7dac3ae718f72743e6dad04636ae567d96452e9f3ca929deb8f1e351159d52', name: 'PasswordCreate', kind: 'mutation' }
