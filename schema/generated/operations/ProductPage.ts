// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'

export const ProductPageDocument: Operation<ProductPageQuery, ProductPageQueryVariables> = { id: 'sha256:b1de9deb009fdd6cf61a327e677834b588ee73608c7f60adc4abcc0bc8fbbfaf', name: 'ProductPage' }
