// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../operation-types.ts'

export const SearchSuggestionsDocument: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = { id: 'sha256:fb29b9c055b5d89a7ac74d58be0c0aa318d0876d115f11bb9956c6f474820800', name: 'SearchSuggestions' }
