// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { NewsPostPageQuery, NewsPostPageQueryVariables } from '../operation-types.ts'

export const NewsPostPageDocument: Operation<NewsPostPageQuery, NewsPostPageQueryVariables> = { id: 'sha256:8d3bcdf72380e9f976b9ccc377ce2de62220dbd5fefd184c1b9d4b3336101162', name: 'NewsPostPage' }
