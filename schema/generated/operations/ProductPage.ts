// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'

export const ProductPageDocument: Operation<ProductPageQuery, ProductPageQueryVariables> = { id: 'sha256:b85f3cf543183e7f4470c36d788e417d874b4ea6901775e5789a073367854a25', name: 'ProductPage' }
