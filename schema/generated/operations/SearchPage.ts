// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operation-types.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:c86e9ec8ea5ab039269e31d50b327ace559764d82802163c62c5189b7a8239a5', name: 'SearchPage' }
