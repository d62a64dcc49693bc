// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignUpMutation, CustomerSignUpMutationVariables } from '../operation-types.ts'

export const CustomerSignUpDocument: MutationOperation<CustomerSignUpMutation, CustomerSignUpMutationVariables> = { id: 'sha256:ca2df6c1310cbb251d17d3c07a5a8d310747983da2cb380d0d9b4f192a144d8f', name: 'CustomerSignUp', kind: 'mutation' }
