// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'

export const ProductPageDocument: Operation<ProductPageQuery, ProductPageQueryVariables> = { id: 'sha256:b25f7ae00c6ca3029b7d61b3ec91f66a1f99ed398bcca1b5171824e81b0f344b', name: 'ProductPage' }
