// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignInMutation, CustomerSignInMutationVariables } from '../operation-types.ts'

export const CustomerSignInDocument: MutationOperation<CustomerSignInMutation, CustomerSignInMutationVariables> = { id: 'sha256:30c26d73e025d9c30f361c646ec31cbc95dc8566b7a18f633c622329444d07e0', name: 'CustomerSignIn', kind: 'mutation' }
