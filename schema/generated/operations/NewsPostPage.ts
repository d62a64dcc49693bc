// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { NewsPostPageQuery, NewsPostPageQueryVariables } from '../operation-types.ts'

export const NewsPostPageDocument: Operation<NewsPostPageQuery, NewsPostPageQueryVariables> = { id: 'sha256:083be4d435c0a3f78a9815fc4914217f4c85bd28bb0b967a8f6358ce7e818d0f', name: 'NewsPostPage' }
