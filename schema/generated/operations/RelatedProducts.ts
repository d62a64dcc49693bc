// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RelatedProductsQuery, RelatedProductsQueryVariables } from '../operation-types.ts'

export const RelatedProductsDocument: Operation<RelatedProductsQuery, RelatedProductsQueryVariables> = { id: 'sha256:5ac467e9398d599311eaa202e42a3bb5c42a82f75167021b6ba8c4192c1b71f0', name: 'RelatedProducts' }
