// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../operation-types.ts'

export const SearchSuggestionsDocument: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = { id: 'sha256:0e2bd46f4dccb95d79fb7b00cdcac9b11f97dcc999ea0b1c878260e51becf8e9', name: 'SearchSuggestions' }
