// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CustomerOrdersQuery, CustomerOrdersQueryVariables } from '../operation-types.ts'

export const CustomerOrdersDocument: PrivateOperation<CustomerOrdersQuery, CustomerOrdersQueryVariables> = { id: 'sha256:9ad0e6b085ba5e0770d51adb772c5bc48776e6f2ce97b9a05bcdf14d8d601e13', name: 'CustomerOrders', kind: 'private' }
