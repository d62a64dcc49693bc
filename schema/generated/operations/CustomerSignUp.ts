// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignUpMutation, CustomerSignUpMutationVariables } from '../operation-types.ts'

export const CustomerSignUpDocument: MutationOperation<CustomerSignUpMutation, CustomerSignUpMutationVariables> = { id: 'sha256:6fbc57e0f79beb6d0bb92cd25132606e4e2e1fbb394953a6466584cac04271f2', name: 'CustomerSignUp', kind: 'mutation' }
