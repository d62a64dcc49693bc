// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { RelatedProductsQuery, RelatedProductsQueryVariables } from '../operation-types.ts'

export const RelatedProductsDocument: Operation<RelatedProductsQuery, RelatedProductsQueryVariables> = { id: 'sha256:5970d2ebb0305603da7f0328d018982ebf4135125d1d180a4070cdd8606f8fc9', name: 'RelatedProducts' }
