// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { NewsPostPageQuery, NewsPostPageQueryVariables } from '../operation-types.ts'

export const NewsPostPageDocument: Operation<NewsPostPageQuery, NewsPostPageQueryVariables> = { id: 'sha256:68aa6c9fc7f37572fb85e9f9a0d2260f6b8d799c976bb94fab3bb4add2f52b2b', name: 'NewsPostPage' }
