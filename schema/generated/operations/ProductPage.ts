// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'

export const ProductPageDocument: Operation<ProductPageQuery, ProductPageQueryVariables> = { id: 'sha256:95822c0ce8f8b6d0deb59825044c24a58cd8d1f34722dc340fc5a7924a77e6ce', name: 'ProductPage' }
