// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { NewsPostPageQuery, NewsPostPageQueryVariables } from '../operation-types.ts'

export const NewsPostPageDocument: Operation<NewsPostPageQuery, NewsPostPageQueryVariables> = { id: 'sha256:0d798ad3dabb2a6bb81ff6f1111c5bcc794fd993cb71e10ee798385dd244c698', name: 'NewsPostPage' }
