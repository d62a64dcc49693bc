// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CurrentCustomerQuery, CurrentCustomerQueryVariables } from '../operation-types.ts'

export const CurrentCustomerDocument: PrivateOperation<CurrentCustomerQuery, CurrentCustomerQueryVariables> = { id: 'sha256:1c7e30acffc5d48a7869b3ac48f2f9c05f823639f54cc933cda75e3e628df1e0', name: 'CurrentCustomer', kind: 'private' }
