// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CategoryPageQuery, CategoryPageQueryVariables } from '../operation-types.ts'

export const CategoryPageDocument: Operation<CategoryPageQuery, CategoryPageQueryVariables> = { id: 'sha256:83f54d3413e68f621a6fa2c8f774782581c6143e5d1f98f94b33220f0fc85b64', name: 'CategoryPage' }
