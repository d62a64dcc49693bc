// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CustomerDevicesQuery, CustomerDevicesQueryVariables } from '../operation-types.ts'

export const CustomerDevicesDocument: PrivateOperation<CustomerDevicesQuery, CustomerDevicesQueryVariables> = { id: 'sha256:6eb70f1eb7d30e5cb2676aa40c09902fea612b67525c20fa243b1370cc34b118', name: 'CustomerDevices', kind: 'private' }
