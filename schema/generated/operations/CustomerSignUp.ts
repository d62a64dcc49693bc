// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignUpMutation, CustomerSignUpMutationVariables } from '../operation-types.ts'

export const CustomerSignUpDocument: MutationOperation<CustomerSignUpMutation, CustomerSignUpMutationVariables> = { id: 'sha256:f91d19d3b825adaaa1526ebdb0cbb26b2a85f144021fc0a551eb84cacfa0e230', name: 'CustomerSignUp', kind: 'mutation' }
