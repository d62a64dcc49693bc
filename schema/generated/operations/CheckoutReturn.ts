// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { MutationOperation } from '../../operation.ts'
import type { CheckoutReturnMutation, CheckoutReturnMutationVariables } from '../operation-types.ts'

export const CheckoutReturnDocument: MutationOperation<CheckoutReturnMutation, CheckoutReturnMutationVariables> = { id: 'sha256:cb49393c4f81eb2dda5eaa7f78aea2b1595684cc5da76feac5b62d55d931e86d', name: 'CheckoutReturn', kind: 'mutation' }
