// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignInMutation, CustomerSignInMutationVariables } from '../operation-types.ts'

export const CustomerSignInDocument: MutationOperation<CustomerSignInMutation, CustomerSignInMutationVariables> = { id: 'sha256:d9a4454f3eb6f261ec9a68a647ded5b7cd8d843b8922ee8b13988b969ea497bb', name: 'CustomerSignIn', kind: 'mutation' }
