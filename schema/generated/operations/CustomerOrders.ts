// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CustomerOrdersQuery, CustomerOrdersQueryVariables } from '../operation-types.ts'

export const CustomerOrdersDocument: PrivateOperation<CustomerOrdersQuery, CustomerOrdersQueryVariables> = { id: 'sha256:9de51ba9ed80a30b9d49b7043fcf5695d2847f7c959d43fd5d279c844c9cc86e', name: 'CustomerOrders', kind: 'private' }
