// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'

export const ProductPageDocument: Operation<ProductPageQuery, ProductPageQueryVariables> = { id: 'sha256:0c05ecc294aa2061a31eecd1fa3e01237baa7dda2b6a0bef249da1ba85f5560b', name: 'ProductPage' }
