// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { CategoryPageQuery, CategoryPageQueryVariables } from '../operation-types.ts'

export const CategoryPageDocument: Operation<CategoryPageQuery, CategoryPageQueryVariables> = { id: 'sha256:936a2bca6e8646bac194ff7f39a7c163de927cf4063de1b38b91a0192504f366', name: 'CategoryPage' }
