// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CustomerOrdersQuery, CustomerOrdersQueryVariables } from '../operation-types.ts'

export const CustomerOrdersDocument: PrivateOperation<CustomerOrdersQuery, CustomerOrdersQueryVariables> = { id: 'sha256:ab1b6dd5ac2390a664f06552b4e034e07354401d1491e50e384d3bbbb4f3d737', name: 'CustomerOrders', kind: 'private' }
