// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CustomerOrdersQuery, CustomerOrdersQueryVariables } from '../operation-types.ts'

export const CustomerOrdersDocument: PrivateOperation<CustomerOrdersQuery, CustomerOrdersQueryVariables> = { id: 'sha256:d71b895cc77c4db4d314b40fe017b9b4e0ff2d5c0c4bd2773706a99acdf6ed33', name: 'CustomerOrders', kind: 'private' }
