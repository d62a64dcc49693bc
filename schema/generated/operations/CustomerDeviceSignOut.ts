// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerDeviceSignOutMutation, CustomerDeviceSignOutMutationVariables } from '../operation-types.ts'

export const CustomerDeviceSignOutDocument: MutationOperation<CustomerDeviceSignOutMutation, CustomerDeviceSignOutMutationVariables> = { id: 'sha256:b509a86d10b324a24f6dae8eba1a2d39ff556f3d4678c1aa96ca0fc58a5f9b54', name: 'CustomerDeviceSignOut', kind: 'mutation' }
