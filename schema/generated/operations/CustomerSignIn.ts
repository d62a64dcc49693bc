// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignInMutation, CustomerSignInMutationVariables } from '../operation-types.ts'

export const CustomerSignInDocument: MutationOperation<CustomerSignInMutation, CustomerSignInMutationVariables> = { id: 'sha256:bc0ddd160ce40e123ec656e35ea3635c3a252e159d31e2c71eb63d763c1d2a34', name: 'CustomerSignIn', kind: 'mutation' }
