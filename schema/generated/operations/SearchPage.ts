// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operation-types.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:04568f5ea0a3b72ba794e44f761371778b0c89ff2bf9792a7e56609dbd1ab1e3', name: 'SearchPage' }
