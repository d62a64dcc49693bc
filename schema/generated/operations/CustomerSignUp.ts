// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignUpMutation, CustomerSignUpMutationVariables } from '../operation-types.ts'

export const CustomerSignUpDocument: MutationOperation<CustomerSignUpMutation, CustomerSignUpMutationVariables> = { id: 'sha256:ca9902c94b2bdd0276ddde1ac532e82cf510ed47545ea42a1dfdbe2b33ee971f', name: 'CustomerSignUp', kind: 'mutation' }
