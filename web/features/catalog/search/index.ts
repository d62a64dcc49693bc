export { Search } from './search.tsx'
export { focusSearch, SEARCH_INPUT_ID } from './search-input.ts'
