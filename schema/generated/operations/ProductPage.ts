// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operations.ts'

export const ProductPageDocument: Operation<ProductPageQuery, ProductPageQueryVariables> = { id: 'sha256:baec06ba555d7f5435746f071630806c6a0f7b2290cd102fa266e8e8f8cf1a4d', name: 'ProductPage' }
