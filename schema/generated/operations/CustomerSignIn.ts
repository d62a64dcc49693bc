// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignInMutation, CustomerSignInMutationVariables } from '../operation-types.ts'

export const CustomerSignInDocument: MutationOperation<CustomerSignInMutation, CustomerSignInMutationVariables> = { id: 'sha256:8ee101b934679bbad7d182df38b306c552a1e53bbebaaaba9096ebe69f99a8f1', name: 'CustomerSignIn', kind: 'mutation' }
