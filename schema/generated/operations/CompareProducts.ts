// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CompareProductsQuery, CompareProductsQueryVariables } from '../operation-types.ts'

export const CompareProductsDocument: Operation<CompareProductsQuery, CompareProductsQueryVariables> = { id: 'sha256:7f76e1b0be7d326e1e4ce517a5dba0126242505e162f1c5930fe50c4c65de2f0', name: 'CompareProducts' }
