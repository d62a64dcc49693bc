// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerUpdateMutation, CustomerUpdateMutationVariables } from '../operation-types.ts'

export const CustomerUpdateDocument: MutationOperation<CustomerUpdateMutation, CustomerUpdateMutationVariables> = { id: 'sha256:397ec6e1868f036fb6b790d7156c364cf5314b50d6117e21e7fcac3a963ea6d3', name: 'CustomerUpdate', kind: 'mutation' }
