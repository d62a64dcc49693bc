// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignInMutation, CustomerSignInMutationVariables } from '../operation-types.ts'

export const CustomerSignInDocument: MutationOperation<CustomerSignInMutation, CustomerSignInMutationVariables> = { id: 'sha256:06dabcfdcfc1c6cd385f7f9b8819a3fd13c7a1bd7e8cb075959b2d305f143dc8', name: 'CustomerSignIn', kind: 'mutation' }
