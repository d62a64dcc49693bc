// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CurrentCustomerQuery, CurrentCustomerQueryVariables } from '../operation-types.ts'

export const CurrentCustomerDocument: PrivateOperation<CurrentCustomerQuery, CurrentCustomerQueryVariables> = { id: 'sha256:f661ffafb06551f36c6946e1e650169c2404c991f46a0097172f80cfbdb825b7', name: 'CurrentCustomer', kind: 'private' }
