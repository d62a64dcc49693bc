// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CheckoutReturnMutation, CheckoutReturnMutationVariables } from '../operation-types.ts'

export const CheckoutReturnDocument: MutationOperation<CheckoutReturnMutation, CheckoutReturnMutationVariables> = { id: 'sha256:741bad4400cf871f7b48248041e2adfc52e00f2adcab946142c2db8b559e9d8b', name: 'CheckoutReturn', kind: 'mutation' }
