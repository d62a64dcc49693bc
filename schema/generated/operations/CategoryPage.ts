// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CategoryPageQuery, CategoryPageQueryVariables } from '../operation-types.ts'

export const CategoryPageDocument: Operation<CategoryPageQuery, CategoryPageQueryVariables> = { id: 'sha256:c3bcfd7cfdb999845c70ba52593a61cbe96f7c28c3322fb1374d749cae65f639', name: 'CategoryPage' }
