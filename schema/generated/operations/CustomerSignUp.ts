// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignUpMutation, CustomerSignUpMutationVariables } from '../operation-types.ts'

export const CustomerSignUpDocument: MutationOperation<CustomerSignUpMutation, CustomerSignUpMutationVariables> = { id: 'sha256:84c9bad6d195c4897bfa5911032107d70b6e24a7bf8ebe8314ddf9fbe65a59e9', name: 'CustomerSignUp', kind: 'mutation' }
