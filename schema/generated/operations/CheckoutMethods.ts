// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { PrivateOperation } from '../../operation.ts'
import type { CheckoutMethodsQuery, CheckoutMethodsQueryVariables } from '../operation-types.ts'

export const CheckoutMethodsDocument: PrivateOperation<CheckoutMethodsQuery, CheckoutMethodsQueryVariables> = { id: 'sha256:8f405d8b8a1361560c63419a2984646a7decee2d23d6fb86acd984e5403e00e1', name: 'CheckoutMethods', kind: 'private' }
