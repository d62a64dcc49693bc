// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignInMutation, CustomerSignInMutationVariables } from '../operation-types.ts'

export const CustomerSignInDocument: MutationOperation<CustomerSignInMutation, CustomerSignInMutationVariables> = { id: 'sha256:0bf95b9119006f1cfc6881c279a513979554b01f95284ee2f27a1ce1c35a2729', name: 'CustomerSignIn', kind: 'mutation' }
