// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operation-types.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:61cce75d7067312f14254f13afaa6940c94f1b6d946e737e01023c6b00a4184e', name: 'SearchPage' }
