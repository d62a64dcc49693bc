// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerUpdateMutation, CustomerUpdateMutationVariables } from '../operation-types.ts'

export const CustomerUpdateDocument: MutationOperation<CustomerUpdateMutation, CustomerUpdateMutationVariables> = { id: 'sha256:c5e2aab7bb32896e4514b6c3004b7cd059cf6f51a9739fbabb2e91a55a3ab05c', name: 'CustomerUpdate', kind: 'mutation' }
