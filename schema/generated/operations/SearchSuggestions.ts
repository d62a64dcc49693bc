// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../operation-types.ts'

export const SearchSuggestionsDocument: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = { id: 'sha256:8072bf5c32f6f790f4c6536bf84a1eb439850d040511ccb013adac1cad4a2913', name: 'SearchSuggestions' }
