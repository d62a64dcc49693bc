// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CategoryPageQuery, CategoryPageQueryVariables } from '../operation-types.ts'

export const CategoryPageDocument: Operation<CategoryPageQuery, CategoryPageQueryVariables> = { id: 'sha256:01492888a086083fdd567b1adfdef6877eb5831806041f6b7f93191eeeb7163e', name: 'CategoryPage' }
