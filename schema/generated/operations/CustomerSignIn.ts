// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignInMutation, CustomerSignInMutationVariables } from '../operation-types.ts'

export const CustomerSignInDocument: MutationOperation<CustomerSignInMutation, CustomerSignInMutationVariables> = { id: 'sha256:f2f5061e92ff215f6d1a45429642eb532f2940f582861fb87b4cc010d1e20f11', name: 'CustomerSignIn', kind: 'mutation' }
