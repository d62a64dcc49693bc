// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operation-types.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:c44cdd761ae8d63f3a52dc586ca1f3c8dc1deb251d728aac8f3ccd7eec638f42', name: 'SearchPage' }
