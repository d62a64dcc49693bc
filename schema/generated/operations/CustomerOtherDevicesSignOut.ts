// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerOtherDevicesSignOutMutation, CustomerOtherDevicesSignOutMutationVariables } from '../operation-types.ts'

export const CustomerOtherDevicesSignOutDocument: MutationOperation<CustomerOtherDevicesSignOutMutation, CustomerOtherDevicesSignOutMutationVariables> = { id: 'sha256:30e577f5888da66b0f9b3b0298295418472040ec209e55de55f73e3d5c3da3ed', name: 'CustomerOtherDevicesSignOut', kind: 'mutation' }
