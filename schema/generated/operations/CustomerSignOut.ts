// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignOutMutation, CustomerSignOutMutationVariables } from '../operation-types.ts'

export const CustomerSignOutDocument: MutationOperation<CustomerSignOutMutation, CustomerSignOutMutationVariables> = { id: 'sha256:7b89251fb3092ecaf2bad19280886173ccf3259a74270b2c1162ee1ba248158e', name: 'CustomerSignOut', kind: 'mutation' }
