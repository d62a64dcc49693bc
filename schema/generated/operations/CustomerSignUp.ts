// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignUpMutation, CustomerSignUpMutationVariables } from '../operation-types.ts'

export const CustomerSignUpDocument: MutationOperation<CustomerSignUpMutation, CustomerSignUpMutationVariables> = { id: 'sha256:7255223291d54a1aaba3320a6d2a2857826cfff17a290b7f1e4d2147635e22b6', name: 'CustomerSignUp', kind: 'mutation' }
