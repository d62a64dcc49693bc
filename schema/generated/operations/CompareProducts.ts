// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CompareProductsQuery, CompareProductsQueryVariables } from '../operation-types.ts'

export const CompareProductsDocument: Operation<CompareProductsQuery, CompareProductsQueryVariables> = { id: 'sha256:8105acdb95d5dbe7754623c0eed82d7032f1bb66ae50f879d4cae71cad138e5e', name: 'CompareProducts' }
