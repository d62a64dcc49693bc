// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operations.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:370c350a6b8d0b9f6096b00235adea72d17a16a96f0ec4eec4cc6ab1f608b95a', name: 'SearchPage' }
