// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../operation-types.ts'

export const SearchSuggestionsDocument: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = { id: 'sha256:141dfd20fb191156fda970cfb4b8ef3a6e71873856cbf18d6b2acf2e647c5b42', name: 'SearchSuggestions' }
