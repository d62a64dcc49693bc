// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CompareProductsQuery, CompareProductsQueryVariables } from '../operation-types.ts'

export const CompareProductsDocument: Operation<CompareProductsQuery, CompareProductsQueryVariables> = { id: 'sha256:167f8a911f280dd7739d1c53ae9214a481fa4750b99130bb9fa79f30120705d0', name: 'CompareProducts' }
