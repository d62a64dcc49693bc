// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { MoreProductsQuery, MoreProductsQueryVariables } from '../operation-types.ts'

export const MoreProductsDocument: Operation<MoreProductsQuery, MoreProductsQueryVariables> = { id: 'sha256:b881fde4bf7c8f45d7016c3bdf87e188df0afc47c904dbf7867d6a8498ea1ec4', name: 'MoreProducts' }
