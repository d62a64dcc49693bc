// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CustomerOrdersQuery, CustomerOrdersQueryVariables } from '../operation-types.ts'

export const CustomerOrdersDocument: PrivateOperation<CustomerOrdersQuery, CustomerOrdersQueryVariables> = { id: 'sha256:a1bb9546abe22040b7fd1c1e5897d0401052e0c78d70957c472d05c820b55653', name: 'CustomerOrders', kind: 'private' }
