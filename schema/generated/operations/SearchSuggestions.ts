// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from '../operations.ts'

export const SearchSuggestionsDocument: Operation<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = { id: 'sha256:272b31629e8e2e818abf8f3879349c5162ffe7d37f2d3d0866060fc465cc599d', name: 'SearchSuggestions' }
