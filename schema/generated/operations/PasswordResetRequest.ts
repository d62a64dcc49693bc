// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { PasswordResetRequestMutation, PasswordResetRequestMutationVariables } from '../operation-types.ts'

export const PasswordResetRequestDocument: MutationOperation<PasswordResetRequestMutation, PasswordResetRequestMutationVariables> = { id: 'sha256:e16dff13113d01f1028c0743110b6147fd7ca0d3cd52aede68cb63934b5452d4', name: 'PasswordResetRequest', kind: 'mutation' }
