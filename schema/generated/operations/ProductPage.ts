// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'

export const ProductPageDocument: Operation<ProductPageQuery, ProductPageQueryVariables> = { id: 'sha256:4b93f859e23afd34368ef6716af441396f6a633476ed6e825d9d1daaa000fcdb', name: 'ProductPage' }
