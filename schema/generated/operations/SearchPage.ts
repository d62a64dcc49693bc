// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operation-types.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:80d08a0e0a5bf6d4ed652eab619cb870bd5bff4dd37b9cfb4a80f0e178fb0027', name: 'SearchPage' }
