// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { ProductPageQuery, ProductPageQueryVariables } from '../operation-types.ts'

export const ProductPageDocument: Operation<ProductPageQuery, ProductPageQueryVariables> = { id: 'sha256:94e62d654e5b74af15c25f020f3e78be19bdc5a2d1adb1a2e32af9e7dd22a010', name: 'ProductPage' }
