export { SEARCH_INPUT_ID, SearchForm } from './search-form.tsx'
