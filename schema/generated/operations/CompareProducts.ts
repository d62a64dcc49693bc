// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CompareProductsQuery, CompareProductsQueryVariables } from '../operation-types.ts'

export const CompareProductsDocument: Operation<CompareProductsQuery, CompareProductsQueryVariables> = { id: 'sha256:13072970213230b9ee3d08fb7b6c312e574b2fc0b8364f083a7811f4d5133f39', name: 'CompareProducts' }
