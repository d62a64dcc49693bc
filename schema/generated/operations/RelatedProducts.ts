// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RelatedProductsQuery, RelatedProductsQueryVariables } from '../operation-types.ts'

export const RelatedProductsDocument: Operation<RelatedProductsQuery, RelatedProductsQueryVariables> = { id: 'sha256:a33e2fd847b7714b27f3afe051a0ce5828e44f8e0ce4a731674aeaeae1940d23', name: 'RelatedProducts' }
