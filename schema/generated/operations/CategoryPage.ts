// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CategoryPageQuery, CategoryPageQueryVariables } from '../operation-types.ts'

export const CategoryPageDocument: Operation<CategoryPageQuery, CategoryPageQueryVariables> = { id: 'sha256:9ff845a6e93c390778bbe3a823ad5ad080d96d57d0caa6672b6de5b41297caf6', name: 'CategoryPage' }
