// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchPageQuery, SearchPageQueryVariables } from '../operation-types.ts'

export const SearchPageDocument: Operation<SearchPageQuery, SearchPageQueryVariables> = { id: 'sha256:673bfd5c5d1c7c3e4375cfab4ffc91d06c257a43ee49ebbb3c60774fc2285366', name: 'SearchPage' }
