// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'

export const ProductPageDocument: Operation<ProductPageQuery, ProductPageQueryVariables> = { id: 'sha256:f3b576e66fee8cd2be9e0cab256fbd12d71b7945f1b87b391e7ae55ec1a8aa38', name: 'ProductPage' }
