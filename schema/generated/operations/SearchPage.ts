// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operation-types.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:e2974e4fc83b0ce1372e3bc2f6acfa0e5c9ab9ed749902713eed28c5f8a6f1cd', name: 'SearchPage' }
