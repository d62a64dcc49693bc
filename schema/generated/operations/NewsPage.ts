// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { NewsPageQuery, NewsPageQueryVariables } from '../operation-types.ts'

export const NewsPageDocument: Operation<NewsPageQuery, NewsPageQueryVariables> = { id: 'sha256:ee5dea057d05c11209062137555d09f93afef96c5191082f1333f17984927df6', name: 'NewsPage' }
