// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CategoryPageQuery, CategoryPageQueryVariables } from '../operation-types.ts'

export const CategoryPageDocument: Operation<CategoryPageQuery, CategoryPageQueryVariables> = { id: 'sha256:423c02c648275f9ffa4a28c5669613f063bb2d6d92bdaf5ecb9f0ff0b361e77e', name: 'CategoryPage' }
