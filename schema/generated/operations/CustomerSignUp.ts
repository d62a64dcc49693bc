// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignUpMutation, CustomerSignUpMutationVariables } from '../operation-types.ts'

export const CustomerSignUpDocument: MutationOperation<CustomerSignUpMutation, CustomerSignUpMutationVariables> = { id: 'sha256:2635ae51a9d604836e5cb0f1cfc53f3ae35cf8407cbe7e7084f79b7faf92c991', name: 'CustomerSignUp', kind: 'mutation' }
