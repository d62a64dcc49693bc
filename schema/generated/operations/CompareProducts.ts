// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CompareProductsQuery, CompareProductsQueryVariables } from '../operation-types.ts'

export const CompareProductsDocument: Operation<CompareProductsQuery, CompareProductsQueryVariables> = { id: 'sha256:07f7edda6dd0973e82363f95d8c997bbdc612dbaafc7baca45486fd949e06988', name: 'CompareProducts' }
