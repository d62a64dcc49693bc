// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { NewsPageQuery, NewsPageQueryVariables } from '../operation-types.ts'

export const NewsPageDocument: Operation<NewsPageQuery, NewsPageQueryVariables> = { id: 'sha256:6d91c19877e125a35bf51c5c859c464276bc7061b61fc4cdb0f951f38ab605bb', name: 'NewsPage' }
