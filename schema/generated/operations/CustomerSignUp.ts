// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignUpMutation, CustomerSignUpMutationVariables } from '../operation-types.ts'

export const CustomerSignUpDocument: MutationOperation<CustomerSignUpMutation, CustomerSignUpMutationVariables> = { id: 'sha256:053df8337b686e521369417579e91f750b6225a3c667c4a5409291c0821cbbdb', name: 'CustomerSignUp', kind: 'mutation' }
