// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RelatedProductsQuery, RelatedProductsQueryVariables } from '../operation-types.ts'

export const RelatedProductsDocument: Operation<RelatedProductsQuery, RelatedProductsQueryVariables> = { id: 'sha256:034a782982d471c114d63990bfaaab448a1ad7af87394461c5cfe97713f09057', name: 'RelatedProducts' }
