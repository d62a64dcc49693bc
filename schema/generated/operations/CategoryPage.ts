// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CategoryPageQuery, CategoryPageQueryVariables } from '../operation-types.ts'

export const CategoryPageDocument: Operation<CategoryPageQuery, CategoryPageQueryVariables> = { id: 'sha256:172e9d6e583c32f16fd0ab5089391a441f7189b0b1a457fe72d8bfb2ea8cb1d1', name: 'CategoryPage' }
