// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operation-types.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:caa4d8274a80d29709fa8744e986c4801ff00925b3b7fc9cdc2db5c6cdbd33b3', name: 'SearchPage' }
