// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignInMutation, CustomerSignInMutationVariables } from '../operation-types.ts'

export const CustomerSignInDocument: MutationOperation<CustomerSignInMutation, CustomerSignInMutationVariables> = { id: 'sha256:3ede9caf6791e15a25a6dd057db071610641569c9570a6e9e93e1a2482dd82e0', name: 'CustomerSignIn', kind: 'mutation' }
