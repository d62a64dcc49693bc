// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RelatedProductsQuery, RelatedProductsQueryVariables } from '../operation-types.ts'

export const RelatedProductsDocument: Operation<RelatedProductsQuery, RelatedProductsQueryVariables> = { id: 'sha256:e1d7d2d7d33c04654142f38cdaf5d13f4c7e24eca876d391c39181578b8115c6', name: 'RelatedProducts' }
