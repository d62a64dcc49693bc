// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CustomerSignUpMutation, CustomerSignUpMutationVariables } from '../operation-types.ts'

export const CustomerSignUpDocument: MutationOperation<CustomerSignUpMutation, CustomerSignUpMutationVariables> = { id: 'sha256:6cfa96821c05ce4272abfaecb35ba71645e2c0581725b95b0e793e14e6bc5ed7', name: 'CustomerSignUp', kind: 'mutation' }
